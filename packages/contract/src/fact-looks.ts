import type { KnownFact } from './facts.ts'

/**
 * What is looked at and answered at once: the days of one part's week in one season, whichever of them are doubtful;
 * everything else by itself. Questions are counted by it as well, so that nobody is promised seven and asked one.
 */
export const lookOf = ({
  kind,
  part,
  condition,
  id,
}: Pick<KnownFact, 'kind' | 'part' | 'condition' | 'id'>): string =>
  kind === 'hours' ? `hours ${part ?? ''} ${condition ?? ''}` : id
