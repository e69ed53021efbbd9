import type { Chunk } from '../ui/chunk.tsx'
import { showPending } from '../ui/pending-bar.ts'
import { sayNoConnection } from './say-no-connection.ts'

/** Opens only what is there: a part that can't be loaded must not take the page along. */
export function openWhenLoaded<Props extends object>(part: Chunk<Props>, open: () => void) {
  showPending(part, true)
  part
    .preload()
    .then(open, sayNoConnection)
    .finally(() => showPending(part, false))
}
