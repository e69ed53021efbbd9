import type { Evidence } from './evidence.ts'

/** What makes a passage likelier to be the answer, or less likely: 1 where it does not apply. */
export interface Factor {
  name: string
  factor(evidence: Evidence): number
}
