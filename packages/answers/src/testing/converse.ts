import { answer } from '../answer.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Answer, Message } from '../types.ts'

/** Asks all questions in one conversation and returns the last answer. */
export function converse(index: KnowledgeIndex, name: string, questions: readonly string[]): Answer {
  const assistant = {
    name,
    language: 'en',
    multiLanguage: true,
    personality: 'professional',
    tone: 'helpful',
  } as const
  const history: Message[] = []
  let said: Answer | null = null
  for (const question of questions) {
    said = answer({ index, assistant, question, history })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said.text })
  }
  if (!said) throw new Error('Nothing was asked.')
  return said
}
