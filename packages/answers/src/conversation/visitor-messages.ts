import { commandsAssistant } from '../guard/commands.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Tongue } from '../language/glossary.ts'
import { inEnglish } from '../language/in-english.ts'
import type { Message } from '../types.ts'
import { readableText } from './replay.ts'

export interface VisitorMessages {
  /** The visitor's message; `before` has what was said before, oldest first. */
  message: string
  before: string[]
  /** The language it is put into English from, if it is. */
  from: Tongue | null
}

/**
 * A visitor's messages as they are understood. Polish and Turkish are put into English first, unless the site
 * has pages in them: its own words are then found by the visitor's.
 */
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
