import type { FactKind } from '@foyer/text/fact-kinds'

/** One statement of the site: `label` ('Cleaning', 'Monday') and `value` ('$120', '9–17'). */
export interface Fact {
  kind: FactKind
  /** For hours and contacts complete by itself; for prices without the condition. */
  label: string
  value: string
  /** The page that states it. */
  url: string
  /** A branch, the restaurant, a section of a price list. */
  part?: string
  /** 'Low season, Weekday', 'members', 'up to 10 kg', 'from'. */
  condition?: string
  /** 'per night'. */
  unit?: string
  /** 0 for free things. */
  amount?: number
  /** ISO 4217. */
  currency?: string
  /** The dates between which a price list holds, in the page's words. */
  validity?: string
  /** The words of the page. */
  quote?: string
  /** The contradicting value of other pages. */
  otherValue?: string
  origin?: 'structured' | 'text'
  /** False when the owner has to confirm it before visitors hear it. */
  sure?: boolean
}
