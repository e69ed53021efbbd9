/** Why a passage was not taken as the answer; empty when it was. */
export type Verdict =
  | ''
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
