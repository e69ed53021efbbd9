import { visibleText } from '@foyer/text/disguises'
import { isAscii } from '@foyer/text/plain-letters'
import { commandsAssistant } from '../guard/commands.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { smallTalkIn, withoutCourtesy } from '../small-talk/small-talk.ts'
import type { Language } from '../types.ts'
import { converse } from './converse.ts'
import type { ConversationContext, Exchange } from './exchange.ts'
import type { Resolve } from './question-in-context.ts'

const turnsReplayed = 4
const longestQuestion = 4_000
/** Earlier messages are understood again at every question, and visitors can send a history of any length. */
const longestBefore = 1_000
/** One character of these scripts carries about three letters of text. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const asLetters = 3

export const readableText = (message: string) => upTo(longestQuestion, visibleText(message).trim())

const readableBefore = (message: string) =>
  upTo(longestBefore, visibleText(message.slice(0, longestQuestion)).trim())

function upTo(letters: number, text: string): string {
  const part = text.slice(0, letters)
  if (isAscii(part)) return part
  const most = Math.floor(letters / asLetters)
  let end = 0
  for (const match of part.matchAll(dense)) if (++end === most) return part.slice(0, match.index + 1)
  return part
}

/** Strips courtesies and commands to the assistant from a message; null if nothing else remains. */
export function askedIn(message: string): string | null {
  const asked = withoutCommands(message)
  return asked && withoutCourtesy(asked)
}

function withoutCommands(message: string): string | null {
  if (!commandsAssistant(message)) return message
  const rest = sentencesOf(message.replace(/\n+/g, ' ')).filter((sentence) => !commandsAssistant(sentence))
  const asked = rest.filter((sentence) => /[?？؟]/.test(sentence))
  return asked.length > 0 && !commandsAssistant(asked.join(' ')) ? asked.join(' ') : null
}

/** A follow-up may refer to a declined question: 'And the smaller one?' */
const leads = ({ outcome }: Exchange) => outcome.kind !== 'vague'

/**
 * Rebuilds the exchange that the next question may refer to from earlier messages, so that any instance gets the same.
 */
export function replay(
  asked: readonly string[],
  language: Language,
  around: ConversationContext,
  resolve: Resolve,
): Exchange | null {
  const last = asked.slice(-turnsReplayed)
  let previous: Exchange | null = null
  for (const message of last) {
    const text = askedIn(readableBefore(message))
    if (text === null || smallTalkIn(text)) continue
    for (const exchange of converse(text, language, previous, around, resolve, leads))
      if (leads(exchange)) previous = exchange
  }
  return previous
}
