import type { FactKind } from '@foyer/text/fact-kinds'

/** One thing the site states: `label` says of what ('Cleaning', 'Monday'), `value` what ('$120', '9–17'). */
export interface Fact {
  kind: FactKind
  /**
   * The label of hours and contacts, complete by itself; of a price what it is of: when and for whom stands in
   * its condition.
   */
  label: string
  value: string
  /** The page that states it. */
  url: string
  /** The part of the business it belongs to: a branch, the restaurant, the section of a price list. */
  part?: string
  /**
   * The condition of when or for whom it holds: 'Low season, Weekday', 'members', '1 Jan – 31 May', 'up to 10
   * kg', 'from'.
   */
  condition?: string
  /** What a price is counted by: 'per night'. */
  unit?: string
  /** The amount of a price, 0 of what is free for those whom the condition or the label names. */
  amount?: number
  /** The currency, as ISO 4217 names it. */
  currency?: string
  /** The dates between which a price list holds, as the page says them. */
  validity?: string
  /** The words of the page. */
  quote?: string
  /** What other pages say of the same, where they contradict each other. */
  otherValue?: string
  origin?: 'structured' | 'text'
  /** False where the page leaves doubt: the owner is asked, and nobody is told. */
  sure?: boolean
}
