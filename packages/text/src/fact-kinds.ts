/**
 * In listing order. The contract repeats this list because it imports no package; the server compiles only
 * while both are equal.
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
