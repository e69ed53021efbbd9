// Input from strangers and owners must not stall the main process. Times are compared with an idle run.
import { createServer } from 'node:http'
import { call, finish, hole, longestWait, must, openAssistant, owners, sleep } from './lib/kit.mjs'

const longestMs = 250
const site = createServer((request, response) => {
  if (request.url !== '/') return response.writeHead(404).end()
  response.setHeader('content-type', 'text/html')
  response.end(`<title>Kiln Lane</title><p>A mug costs 18 pounds.${'<img'.repeat(200_000)}`)
})
await new Promise((listening) => site.listen(0, '127.0.0.1', listening))
const [{ token }, other] = owners
const { id } = await openAssistant(token)
const websiteUrl = `http://127.0.0.1:${site.address().port}/`
const shown = await must(
  call('POST', '/api/assistants', {
    token: other.token,
    body: { name: 'Kiln Lane', context: 'x', websiteUrl },
  }),
)

await sleep(3_000)
const idle = await longestWait(() => sleep(3_000))
process.stdout.write(`longest wait, idle: ${idle.toFixed(0)} ms\n`)
async function whileDoing(what, act) {
  let longest = Number.POSITIVE_INFINITY
  // Delays caused by other programs don't repeat.
  for (let nth = 0; nth < 3 && longest > idle + longestMs; nth++)
    longest = Math.min(longest, await longestWait(act))
  process.stdout.write(`longest wait, ${what}: ${longest.toFixed(0)} ms\n`)
  if (longest > idle + longestMs) hole(`${what} keeps everybody waiting for ${longest.toFixed(0)} ms`)
}
const from = '127.0.5.1'
const threeTimes = (path, raw) => () => Promise.all([1, 2, 3].map(() => call('POST', path, { raw, from })))
const logo = (text) => () =>
  call('PUT', `/api/embed/logo/${id}`, { token, body: { image: Buffer.from(text).toString('base64') } })

await whileDoing('a logo of comments', logo('<!---->'.repeat(37_000)))
await whileDoing('a logo of instructions', logo('<?a?>'.repeat(50_000)))
await whileDoing('a logo of one open tag', logo(`<svg ${'a="" '.repeat(50_000)}`))
await whileDoing('the looks of a site of <img', () =>
  Promise.all([1, 2].map(() => call('GET', `/api/embed/look/${shown.id}`, { token: other.token }))),
)
for (const sign of ['\u0661', '\ufdfa', 'e\u0301', '1-'])
  await whileDoing(
    `a telephone of ${JSON.stringify(sign)}`,
    threeTimes(`/api/chat/${id}/leads`, JSON.stringify({ phone: sign.repeat(300_000), consent: true })),
  )
await whileDoing(
  'a deep message',
  threeTimes(`/api/chat/${id}`, `{"message":${'['.repeat(120_000)}${']'.repeat(120_000)}}`),
)
await whileDoing(
  'a deep sign-in',
  threeTimes('/api/auth/login', `${'{"email":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
)
await whileDoing('a long prompt', () =>
  call('PATCH', `/api/assistants/${id}`, { token, body: { context: '(('.repeat(250_000) } }),
)
site.closeAllConnections()
site.close()
finish()
