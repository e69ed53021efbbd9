import type { Picture } from '../models/open-model.ts'
import { answerBuiltIn, type Question } from './built-in.ts'
import type { Chat } from './chat.ts'
import type { Known } from './load-knowledge.ts'
import type { Said } from './store.ts'

export type Composed = Omit<Said, 'responseMs'>

export type Listener = {
  say(text: string): void
  leaving: AbortSignal
  pictures(): Promise<Picture[]>
}

/** An answer in words; null when whoever asked left before the first of them. */
export async function compose(
  _chat: Chat,
  known: Known,
  question: Question,
  { say, leaving }: Listener,
): Promise<Composed | null> {
  const found = answerBuiltIn(known, question)
  if (leaving.aborted) return null
  say(found.text)
  return {
    content: found.text,
    answered: found.answered,
    sources: found.sources,
    answeredBy: 'built-in',
    fallbackReason: null,
    language: found.language,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  }
}
