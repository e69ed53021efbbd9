/**
 * The kinds of facts that are found on pages and told in answers, in the order in which they are listed. The contract
 * writes them again, because it imports no package: the server hands its facts to `packages/extract` (`download-facts.ts`)
 * and takes those found there (`compose-pages.ts`), so it compiles only while both lists are the same.
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
