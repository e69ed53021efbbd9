import type { Chunk } from '../ui/chunk.tsx'
import { showPending } from '../ui/pending-bar.ts'
import { showLoadFailure } from './say-no-connection.ts'

/** Opens a chunk once it is loaded, so that a failed load does not take the page down. */
export function openWhenLoaded<Props extends object>(part: Chunk<Props>, open: () => void) {
  showPending(part, true)
  part
    .preload()
    .then(open, showLoadFailure)
    .finally(() => showPending(part, false))
}
