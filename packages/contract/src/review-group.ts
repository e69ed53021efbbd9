import type { KnownFact } from './facts.ts'

/**
 * Groups facts that the owner reviews as one question: the week of one part in one season, or a single fact. Question
 * counts use the same key, so they match the questions asked.
 */
export const reviewGroupOf = ({
  kind,
  part,
  condition,
  id,
}: Pick<KnownFact, 'kind' | 'part' | 'condition' | 'id'>): string =>
  kind === 'hours' ? `hours ${part ?? ''} ${condition ?? ''}` : id
