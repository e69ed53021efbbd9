import type { Quantity } from '../language/quantities.ts'

export interface Alternative {
  term: number
  weight: number
  /** The one thing that a word of another language means: as good as the site's own word. */
  unambiguous?: boolean
}

/** One thing a question asks for, with every term of the site that could stand for it. */
export interface Group {
  word: string
  alternatives: Alternative[]
  /** The weight of finding it: rare words prove much, general ones little. */
  importance: number
  /** The site uses the word itself, if perhaps in another form. */
  exact: boolean
  /** A name or a number: a passage without it speaks of something else. */
  name: boolean
  /** The noun after 'what' or 'which', the verb of 'do you …': the answer need not repeat it. */
  soft: boolean
  /** True where it stands as a question's verb does. */
  verb: boolean
  role: 'subject' | 'weak' | 'type' | 'day' | 'carried'
  concepts: string[]
  /** 'No rims': not wanted. */
  denied?: boolean
  /** An age, a size, a sum: spoken of where a passage states bounds for such. */
  quantity?: Quantity
}
