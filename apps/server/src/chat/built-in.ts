import { answer } from '@foyer/answers/answer/answer'
import type { Answer, Turn, VisitorFile } from '@foyer/answers/types'
import { sha256 } from '../crypto/secrets.ts'
import type { Known } from './load-knowledge.ts'

export type Question = {
  text: string
  history: readonly Turn[]
  files: readonly VisitorFile[]
  multiLanguage: boolean
}

/** What the site says, found and put into words without any model. */
export function answerBuiltIn(known: Known, { text, history, files, multiLanguage }: Question): Answer {
  const work = () =>
    answer({
      index: known.index,
      assistant: { ...known.assistant, multiLanguage },
      question: text,
      history,
      files,
    })
  if (files.length > 0) return work()
  const asked = JSON.stringify([multiLanguage, text, history])
  // A long conversation is known by its hash: the memory is for answers.
  const key = asked.length < 300 ? asked : sha256(asked)
  const before = known.remembered.get(key)
  if (before) return before
  const found = work()
  known.remembered.set(key, found)
  return found
}
