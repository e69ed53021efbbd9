import { setImmediate as nextTurn } from 'node:timers/promises'
import { readHere } from './read-here.ts'
import { warmUpPages } from './warm-up-pages.ts'

const rounds = 16

/** Lets the JIT compile the reader before the first real page. Stops on demand and yields between pages. */
export async function warmUp(isWanted: () => boolean = () => true): Promise<void> {
  const encoder = new TextEncoder()
  const documents = warmUpPages.map(({ url, html }) => ({
    url,
    bytes: encoder.encode(html),
    contentType: 'text/html; charset=utf-8',
  }))
  for (let round = 0; round < rounds; round++) {
    for (const document of documents) {
      if (!isWanted()) return
      await readHere(document)
      await nextTurn()
    }
  }
}
