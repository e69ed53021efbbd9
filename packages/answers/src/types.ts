/** What an assistant knows, what it is asked, and what it says: the words shared by every room of this package. */

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

/** Languages of sites and visitors that no owner can choose for an assistant. */
export const unchosenLanguages: readonly Language[] = ['nl']

export type Personality = 'professional' | 'friendly' | 'casual' | 'formal' | 'enthusiastic' | 'empathetic'
export type Tone = 'helpful' | 'concise' | 'detailed' | 'creative' | 'analytical' | 'encouraging'

/** A page as the crawler reads it: `text` is Markdown-like (headings, lists, tables, `Term` / `: Definition`). */
export interface Page {
  url: string
  title: string
  /** BCP 47 or two letters; anything unknown counts as the assistant's own language. */
  language?: string | null
  text: string
  /** The text as the website has it, where the owner's word stands in it: it is no source of that. */
  original?: string
}

/**
 * One thing the site states, or the owner: `label` says of what, `value` what. It has only what an answer is made from:
 * the fact of `packages/extract` says more, the contract's has an id and is shown to owners.
 */
export interface Fact {
  kind: FactKind
  label: string
  value: string
  url: string
  /** The part of the business it belongs to: a branch, the restaurant. */
  part?: string | null
  /** The condition of when or for whom it holds: a season, members. */
  condition?: string | null
  /** The dates between which it holds, in the owner's or the page's words: 'until 31 August 2026'. */
  validity?: string | null
  /** 'owner' is the owner's own word, which outranks every page. */
  origin?: 'structured' | 'text' | 'model' | 'owner'
}

/** A fact that the site leaves in doubt and the owner is asked about: it may be quoted, and is never sworn to. */
export interface Doubt extends Fact {
  /** The words of the page. */
  quote?: string | null
  /** The day on which the page was read, where the owner confirmed what it said before: it is told as of then. */
  asOf?: Date | null
}

/** An answer that the owner taught by hand; it outranks every page. */
export interface TaughtPair {
  question: string
  answer: string
  /** The address where a visitor can read more, if anywhere. */
  url?: string | null
}

export interface Knowledge {
  pages: readonly Page[]
  facts: readonly Fact[]
  doubts?: readonly Doubt[]
  taught?: readonly TaughtPair[]
  /** The owner's own words about the business (an assistant's `context`): knowledge without a page. */
  context?: string
  websiteUrl?: string
  /** The business's time zone (IANA), where the owner has set it; else it is found from what is known. */
  timeZone?: string | null
}

export interface Assistant {
  name: string
  language: Language
  /** Answers in the visitor's language when true, in its own otherwise. */
  multiLanguage: boolean
  personality: Personality
  tone: Tone
}

/** A message of one of the two. A question and its answer together are a turn. */
export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** A file the visitor sent with this conversation, already read as text. */
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
  /** The answer is from pages, facts or taught pairs. */
  | 'answer'
  /** The answer is from the visitor's own file. */
  | 'file'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'identity'
  /** A word that asks nothing: a nod, a laugh, an insult, a complaint. */
  | 'chat'
  /** The question was too vague; the assistant asked back. */
  | 'clarify'
  /** The site does not tell. */
  | 'refusal'
  /** The message tried to command the assistant. */
  | 'guarded'

/**
 * How sure an answer is. Sure: the site says it. Unsure: passages were found that may answer, and are quoted as what
 * they are. None: nothing fits, and the assistant said so.
 */
export type Confidence = 'sure' | 'unsure' | 'none'

/**
 * The manner of an answer. Plain: told as sure. Quoted: the page's words, which probably answer. Doubtful: quoted with the
 * remark that they may not answer. None: the site does not tell.
 */
export type Said = 'plain' | 'quoted' | 'doubtful' | 'none'

export interface Answer {
  text: string
  confidence: Confidence
  said: Said
  /** Whether it is sure. */
  answered: boolean
  sources: Source[]
  /** Further quotes that may answer, where the answer is unsure: two at most. */
  more: Source[]
  kind: AnswerKind
  /** The language the text is written in. */
  language: Language
  /** It holds for this hour alone: asked again, the answer may be another. */
  timely?: boolean
  /** Names of the rules that made it, a stage before each: for whoever works on them, and for nobody else. */
  trace: readonly string[]
}

/** A piece of knowledge as a model is given it. */
export interface Passage {
  id: string
  url: string
  title: string
  /** Headings above the passage, outermost first. */
  heading: string[]
  text: string
  /** The owner's own word (context, a taught answer, a stated fact), which never shares a block with the website's. */
  owners?: boolean
  /** Those of its lines that hold what the owner is asked about and has not confirmed. */
  unconfirmed?: string[]
  /** The day on which the page said so, where it said something else when the owner confirmed it. */
  asOf?: Date
  /** Those of its lines in which the owner's word stands: the page says something else. */
  restated?: string[]
}
