import { setImmediate as nextTurn } from 'node:timers/promises'
import { readHere } from './read-here.ts'
import { warmUpPages } from './warm-up-pages.ts'

/** Enough for most of what reading runs through to be compiled; after that, more brings little. */
const rounds = 16

/**
 * Reads invented pages over and over, so that the first pages of a site find a reader that is already fast. Stops
 * as soon as it is not wanted any more, and lets everything else have its turn between two pages.
 */
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
