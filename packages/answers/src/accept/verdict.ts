/** Whether a passage was taken as the answer, and if not, what it lacks. */
export type Verdict =
  | 'accepted'
  | 'values'
  | 'bounds'
  | 'coverage'
  | 'name'
  | 'day'
  | 'synonyms'
  | 'focus'
  | 'negation'
  | 'verb'
  | 'doubt'
  | 'contradiction'
