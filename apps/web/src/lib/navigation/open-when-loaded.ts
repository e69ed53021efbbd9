import type { Chunk } from '../../ui/loading/chunk.tsx'
import { showPending } from '../../ui/loading/pending-bar.ts'
import { showLoadFailure } from '../show-load-failure.ts'

/** Opens a chunk once it is loaded, so that a failed load does not take the page down. */
export function openWhenLoaded<Props extends object>(part: Chunk<Props>, open: () => void) {
  showPending(part, true)
  part
    .preload()
    .then(open, showLoadFailure)
    .finally(() => showPending(part, false))
}
