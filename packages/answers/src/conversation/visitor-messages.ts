import { commandsAssistant } from '../guard/commands.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Tongue } from '../language/glossary.ts'
import { inEnglish } from '../language/in-english.ts'
import type { Message } from '../types.ts'
import { readableText } from './replay.ts'

export interface VisitorMessages {
  /** `before` holds earlier messages, oldest first. */
  message: string
  before: string[]
  /** The language it was translated from, if any. */
  from: Tongue | null
}

/** Translates Polish and Turkish messages into English, unless the site has pages in that language. */
export function visitorMessages(
  said: string,
  history: readonly Message[],
  { otherLanguages }: KnowledgeIndex,
): VisitorMessages {
  let from: Tongue | null = null
  const heard = [...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), said].map(
    (text, at, all) => {
      const seen = at === all.length - 1 ? readableText(text) : text
      const english = inEnglish(readableText(text), from)
      from = english && !otherLanguages.includes(english.tongue) ? english.tongue : null
      return english && from && !commandsAssistant(text) ? english.text : seen
    },
  )
  return { message: heard.at(-1)!, before: heard.slice(0, -1), from }
}
