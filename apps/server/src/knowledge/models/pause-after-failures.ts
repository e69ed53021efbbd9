import type { ModelTrouble } from './trouble.ts'

// What it said was wrong or withheld; asking it again is not in vain.
const answers: ReadonlySet<ModelTrouble['reason']> = new Set(['refused', 'empty', 'ungrounded', 'leaked'])
const patience = 3
const restMs = 30_000
const longestRestMs = 10 * 60_000

export type FailurePause = ReturnType<typeof createFailurePause>

/** A model that keeps failing is left alone for a while: no visitor waits for it in vain. */
export function createFailurePause(now: () => Date) {
  let failures = 0
  let until = 0
  return {
    isPaused: () => now().getTime() < until,
    succeeded() {
      failures = 0
    },
    failed({ reason, retryAfterMs }: Pick<ModelTrouble, 'reason' | 'retryAfterMs'>) {
      if (answers.has(reason)) return
      failures++
      if (retryAfterMs === null && failures < patience) return
      failures = 0
      until = now().getTime() + Math.min(longestRestMs, retryAfterMs ?? restMs)
    },
  }
}
