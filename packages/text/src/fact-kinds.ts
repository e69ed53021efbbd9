/**
 * The kinds of facts that the crawler finds and the answerer tells, in the order in which they are listed. The contract
 * writes them again, because it imports no package: the server hands its facts to the crawler (`download-facts.ts`) and
 * takes the crawler's (`compose-pages.ts`), so it compiles only while both lists are the same.
 */
export const factKinds = [
  'name',
  'description',
  'email',
  'phone',
  'address',
  'hours',
  'social',
  'service',
  'product',
  'price',
] as const
export type FactKind = (typeof factKinds)[number]
