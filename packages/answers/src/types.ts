/** Types shared by every stage of this package. */

import type { FactKind } from '@foyer/text/fact-kinds'

export const languages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'ja',
  'ko',
  'zh',
  'ar',
  'hi',
  'nl',
] as const
export type Language = (typeof languages)[number]

/** Languages that sites and visitors use but owners can't choose. */
export const unchosenLanguages: readonly Language[] = ['nl']

export type Personality = 'professional' | 'friendly' | 'casual' | 'formal' | 'enthusiastic' | 'empathetic'
export type Tone = 'helpful' | 'concise' | 'detailed' | 'creative' | 'analytical' | 'encouraging'

/** A crawled page. `text` is Markdown-like (headings, lists, tables, `Term` / `: Definition`). */
export interface Page {
  url: string
  title: string
  /** BCP 47 or two letters; unknown values count as the assistant's language. */
  language?: string | null
  text: string
  /** The website's text before the owner's corrections, which cite no page. */
  original?: string
}

/**
 * A fact from the site or the owner, with the fields that answers use. `packages/extract` and the contract have fuller
 * types.
 */
export interface Fact {
  kind: FactKind
  label: string
  value: string
  url: string
  /** A branch or part of the business, such as the restaurant. */
  part?: string | null
  /** Season or audience, such as members. */
  condition?: string | null
  /** Period of validity as written: 'until 31 August 2026'. */
  validity?: string | null
  /** 'owner' outranks every page. */
  origin?: 'structured' | 'text' | 'model' | 'owner'
}

/** An ambiguous fact that the owner is asked about: answers quote it but never state it. */
export interface Doubt extends Fact {
  quote?: string | null
  /** When the page was read, if the owner confirmed an earlier reading. */
  asOf?: Date | null
}

/** A taught answer outranks every page. */
export interface TaughtPair {
  question: string
  answer: string
  /** A link for the visitor, if any. */
  url?: string | null
}

export interface Knowledge {
  pages: readonly Page[]
  facts: readonly Fact[]
  doubts?: readonly Doubt[]
  taught?: readonly TaughtPair[]
  /** The owner's description of the business (an assistant's `context`). */
  context?: string
  websiteUrl?: string
  /** IANA time zone set by the owner; otherwise derived from the knowledge. */
  timeZone?: string | null
}

export interface Assistant {
  name: string
  language: Language
  /** Answers in the visitor's language if true, otherwise in its own. */
  multiLanguage: boolean
  personality: Personality
  tone: Tone
}

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** A file sent in this conversation, as text. */
export interface VisitorFile {
  name: string
  text: string
}

export interface Source {
  url: string
  title: string
  quote: string
}

export type AnswerKind =
  /** From pages, facts or taught pairs. */
  | 'answer'
  /** From the visitor's own file. */
  | 'file'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'identity'
  /** A reaction without a question: a nod, a laugh, an insult, a complaint. */
  | 'chat'
  /** A question back, because the message was too vague. */
  | 'clarify'
  /** The site has no answer. */
  | 'refusal'
  /** The message tried to instruct the assistant. */
  | 'guarded'

/** Sure: the site says it. Unsure: quoted passages that may answer. None: nothing fits, and the answer says so. */
export type Confidence = 'sure' | 'unsure' | 'none'

/** Plain: given as sure. Quoted: the page's words probably answer. Doubtful: quoted with a warning. None: no answer. */
export type Said = 'plain' | 'quoted' | 'doubtful' | 'none'

export interface Answer {
  text: string
  confidence: Confidence
  said: Said
  /** True if the answer is sure. */
  answered: boolean
  sources: Source[]
  /** At most two further quotes of an unsure answer. */
  more: Source[]
  kind: AnswerKind
  language: Language
  /** True if the answer depends on the current time. */
  timely?: boolean
  /** Names of the rules that decided, each prefixed with its stage; for developers. */
  trace: readonly string[]
}

/** A piece of knowledge for the model. */
export interface Passage {
  id: string
  url: string
  title: string
  /** Headings above the passage, outermost first. */
  heading: string[]
  text: string
  /** From the owner (context, a taught answer, a stated fact); never mixed with website blocks. */
  owners?: boolean
  /** Lines with facts that the owner was asked about but has not confirmed. */
  unconfirmed?: string[]
  /** When the page said so, if the owner confirmed something else since. */
  asOf?: Date
  /** Lines that carry the owner's correction of the page. */
  restated?: string[]
}
