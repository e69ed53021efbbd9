import type { Quantity } from '../language/quantities.ts'

export interface Alternative {
  term: number
  weight: number
  /** An unambiguous translation counts like the site's own word. */
  unambiguous?: boolean
}

/** One part of a question with all matching terms of the site. */
export interface Group {
  word: string
  alternatives: Alternative[]
  /** Rare words weigh more. */
  importance: number
  /** The site uses the word or another form of it. */
  exact: boolean
  /** A name or number, which the answer must contain. */
  name: boolean
  /** The noun after 'what' or 'which' or the verb of 'do you …', which answers may omit. */
  soft: boolean
  /** True in the position of a question's verb. */
  verb: boolean
  role: 'subject' | 'weak' | 'type' | 'day' | 'carried'
  concepts: string[]
  /** 'No rims' excludes it. */
  denied?: boolean
  /** An age, size or amount, to compare with limits. */
  quantity?: Quantity
}
