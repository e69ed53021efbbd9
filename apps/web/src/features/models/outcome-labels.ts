export const outcomeLabels: Record<string, string> = {
  answered: 'Answered',
  failed: 'Failed or unreachable',
  slow: 'Too slow',
  rate_limited: 'Rate limited',
  refused: 'Refused to answer',
  cut_off: 'Stopped midway',
  empty: 'Empty response',
  ungrounded: 'Not supported by the website',
  leaked: 'Started to reveal its instructions',
  over_budget: 'Skipped, budget used up',
  resting: 'Skipped after repeated failures',
}
