export type FactKind =
  | 'name'
  | 'description'
  | 'email'
  | 'phone'
  | 'address'
  | 'hours'
  | 'social'
  | 'service'
  | 'product'
  | 'price'

/** One thing the site states: `label` says of what ('Cleaning', 'Monday'), `value` what ('$120', '9–17'). */
export interface Fact {
  kind: FactKind
  label: string
  value: string
  /** The page that states it. */
  url: string
}
