import { commandsAssistant } from '../guard/commands.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { GlossaryLanguage } from '../language/glossary.ts'
import { tokenise } from '../language/tokenise.ts'
import { translateToEnglish } from '../language/translate-to-english.ts'
import type { Language, Message } from '../types.ts'
import { converse } from './converse.ts'
import type { ConversationContext, Exchange } from './exchange.ts'
import { languageSpoken } from './language-spoken.ts'
import type { Resolve } from './question-in-context.ts'
import { askedIn, readableText, replay } from './replay.ts'

interface VisitorMessages {
  /** `before` holds earlier messages, oldest first. */
  message: string
  before: string[]
  /** The language it was translated from, if any. */
  from: GlossaryLanguage | null
}

/** Translates Polish and Turkish messages into English, unless the site has pages in that language. */
function visitorMessages(
  said: string,
  history: readonly Message[],
  { otherLanguages }: KnowledgeIndex,
): VisitorMessages {
  let from: GlossaryLanguage | null = null
  const heard = [...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), said].map(
    (text, at, all) => {
      const seen = at === all.length - 1 ? readableText(text) : text
      const english = translateToEnglish(readableText(text), from)
      from = english && !otherLanguages.includes(english.tongue) ? english.tongue : null
      return english && from && !commandsAssistant(text) ? english.text : seen
    },
  )
  return { message: heard.at(-1)!, before: heard.slice(0, -1), from }
}

/** A visitor's message as both the model and the built-in answerer receive it. */
export interface IncomingMessage {
  message: string
  /** The message without commands to the assistant; null if nothing else remains. */
  question: string | null
  /** Earlier messages, oldest first. */
  before: readonly string[]
  /** The language used for understanding. */
  spoken: Language
  /** The language it was translated from, if any. */
  from: GlossaryLanguage | null
}

/** `language` is the assistant's own, the default for messages in no clear language. */
export function readMessage(
  said: string,
  history: readonly Message[],
  index: KnowledgeIndex,
  language: Language,
): IncomingMessage {
  const { message, before, from } = visitorMessages(said, history, index)
  const isOwn = history.length === 0 && saysSitesWords(message, index, language)
  const spoken = from ? 'en' : isOwn ? language : languageSpoken(message, history, language)
  return { message, question: askedIn(message), before, spoken, from }
}

const mostWords = 2

/** 'Pedalos' may be Spanish, but not on an English site that rents them. One or two words are too few for detection. */
function saysSitesWords(message: string, { languages, spellings }: KnowledgeIndex, language: Language) {
  if (languages.some((other) => other !== language)) return false
  const words = tokenise(message, language).filter(({ echo }) => !echo)
  return words.length > 0 && words.length <= mostWords && words.every(({ folded }) => spellings.has(folded))
}

/** The exchanges of a message, given the earlier messages. */
export function exchangesOf(
  question: string,
  { before, spoken }: IncomingMessage,
  around: ConversationContext,
  resolve: Resolve,
): Exchange[] {
  const previous = replay(before, spoken, around, resolve)
  return [...converse(question, spoken, previous, around, resolve, () => true)]
}
