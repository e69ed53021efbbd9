import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Tongue } from '../language/glossary.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language, Message } from '../types.ts'
import type { Resolve } from './asked.ts'
import { converse } from './converse.ts'
import type { Exchange, Surroundings } from './exchange.ts'
import { languageSpoken } from './language-spoken.ts'
import { askedIn, replay } from './replay.ts'
import { visitorMessages } from './visitor-messages.ts'

/** A visitor's message as whoever answers hears it, with a model or without. */
export interface HeardMessage {
  message: string
  /** What it asks, without what commands the assistant; null where nothing else is left. */
  question: string | null
  /** The messages before, oldest first. */
  before: readonly string[]
  /** The language that all of it is understood in. */
  spoken: Language
  /** The language it was put into English from, if it was. */
  from: Tongue | null
}

/** `language` is the assistant's own: what tells no language is in it. */
export function hear(
  said: string,
  history: readonly Message[],
  index: KnowledgeIndex,
  language: Language,
): HeardMessage {
  const { message, before, from } = visitorMessages(said, history, index)
  const isOwn = history.length === 0 && saysSitesWords(message, index, language)
  const spoken = from ? 'en' : isOwn ? language : languageSpoken(message, history, language)
  return { message, question: askedIn(message), before, spoken, from }
}

const mostWords = 2

/** 'Pedalos' may be Spanish, and yet not where a site in English lets them. A word or two tell too little by themselves. */
function saysSitesWords(message: string, { languages, spellings }: KnowledgeIndex, language: Language) {
  if (languages.some((other) => other !== language)) return false
  const words = tokenise(message, language).filter(({ echo }) => !echo)
  return words.length > 0 && words.length <= mostWords && words.every(({ folded }) => spellings.has(folded))
}

/** The exchanges that a message comes to in the light of what was said before it. */
export function exchangesOf(
  question: string,
  { before, spoken }: HeardMessage,
  around: Surroundings,
  resolve: Resolve,
): Exchange[] {
  const previous = replay(before, spoken, around, resolve)
  return [...converse(question, spoken, previous, around, resolve, () => true)]
}
