import type { ModelTrouble } from './trouble.ts'

// The model works, even though these answers are unusable.
const answers: ReadonlySet<ModelTrouble['reason']> = new Set(['refused', 'empty', 'ungrounded', 'leaked'])
const patience = 3
const restMs = 30_000
const longestRestMs = 10 * 60_000

export type FailurePause = ReturnType<typeof createFailurePause>

/** Visitors don't wait for a model that keeps failing. */
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
