/** Why the built-in answerer stood in, or that it needn't. */
export const outcomeWords: Record<string, string> = {
  answered: 'Answered',
  failed: 'Failed or could not be reached',
  slow: 'Too slow',
  rate_limited: 'Took no more calls',
  refused: 'Would not answer',
  cut_off: 'Broke off',
  empty: 'Said nothing',
  ungrounded: 'Said what the website does not',
  leaked: 'Began to tell its instructions',
  over_budget: 'Budget spent, not asked',
  resting: 'Failed too often, not asked',
}
