import { Agent, request } from 'node:http'

// Each connection sends its next message as soon as the last is answered.

export type Load = { url: string; seconds: number; connections: number; questions: 'repeated' | 'new' }
export type LoadResult = { perSecond: number; p50: number; p95: number; failed: number }

const asked = [
  'How much is a cleaning?',
  'How much is a crown?',
  'What does whitening cost?',
  'When are you open on Wednesday?',
  'Are you open on Saturday?',
  'What time do you close on Thursday?',
  'Do you treat children?',
  'Is the first visit of children free?',
  'Is there parking?',
  'How many parking spaces are there?',
  'How do I cancel an appointment?',
  'What does a late cancellation cost?',
  'Do you accept credit cards?',
  'Are payment plans available?',
  'What is your phone number?',
  'What is your address?',
  'What is your email?',
  'Hello!',
  'Thank you',
  'Do you sell surfboards?',
]
const names = ['Ann', 'Bob', 'Carla', 'Dmitri', 'Eve', 'Farid', 'Grete', 'Hiro']

async function run({ url, seconds, connections, questions }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let nth = 0
  const ask = (sessionId: string) =>
    new Promise<void>((done) => {
      nth++
      const question = asked[nth % asked.length]!
      const message =
        questions === 'new' ? `${question} My name is ${names[nth % 8]} and my number is ${nth}.` : question
      const body = JSON.stringify({ message, sessionId })
      const began = performance.now()
      const sent = request(
        url,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume()
          response.on('end', () => {
            if (response.statusCode === 200) times.push(performance.now() - began)
            else failed++
            done()
          })
        },
      )
      sent.on('error', () => {
        failed++
        done()
      })
      sent.end(body)
    })
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        // Each visitor asks three questions.
        const sessionId = crypto.randomUUID() + crypto.randomUUID()
        for (let turn = 0; turn < 3 && performance.now() < end; turn++) await ask(sessionId)
      }
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), failed }
}

process.send?.(await run(JSON.parse(process.argv[2]!)))
process.disconnect?.()
