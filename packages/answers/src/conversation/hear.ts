import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Tongue } from '../language/glossary.ts'
import type { Language, Message } from '../types.ts'
import type { Resolve } from './asked.ts'
import { converse } from './converse.ts'
import type { Exchange, Surroundings } from './exchange.ts'
import { languageSpoken } from './language-spoken.ts'
import { replay, withoutCommands } from './replay.ts'
import { visitorMessages } from './visitor-messages.ts'

/** A visitor's message as whoever answers hears it, with a model or without. */
export interface HeardMessage {
  message: string
  /** The part of it that does not command the assistant; null where nothing else is left. */
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
  const spoken = from ? 'en' : languageSpoken(message, history, language)
  return { message, question: withoutCommands(message), before, spoken, from }
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
