import { asTokens, startModelServer } from '../../apps/server/src/testing/models/model-server.ts'
import type { BenchPractice } from './practice.ts'

/** Measures how long the first word takes from the fake model to the client. */
export async function measureFirstWords({ startInstance, assistantId }: BenchPractice, streams: number) {
  const model = await startModelServer({
    // The first piece is a whole word because Foyer holds back incomplete words.
    says: [
      'A ',
      ...asTokens(
        'cleaning costs $120 and a crown costs $900. Payment plans are available for treatments above $500.',
      ),
    ],
    firstAfterMs: 30,
    // A delay above the target of 50 ms shows if Foyer waits for the whole sentence.
    everyMs: 60,
  })
  const server = startInstance(model.environment)
  const delays: number[] = []
  try {
    const url = `${await server.url}/api/chat/${assistantId}`
    for (let nth = 0; nth < streams; nth++) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ message: 'How much are a cleaning and a crown?' }),
      })
      let heard: number | undefined
      for await (const chunk of response.body!) {
        if (!heard && Buffer.from(chunk).includes('event: delta')) heard = performance.now()
      }
      const said = model.state.firstPieceAt.at(-1)
      if (nth > 0 && heard && said) delays.push(heard - said)
    }
  } finally {
    await server.end()
    await model.close()
  }
  delays.sort((a, b) => a - b)
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.POSITIVE_INFINITY
  return { p50: at(0.5), p95: at(0.95) }
}
