import type { Assistant, Language } from '@foyer/answers/types'
import type { AnsweringPool } from './answering-pool.ts'
import { practiceFacts, practicePages, practiceQuestions } from './practice-site.ts'

/**
 * Warms up a process with an invented site: loading words and compiling code takes longer than any question, and the
 * first visitor would wait for it.
 */
export async function practise(pool: AnsweringPool, language: Language, now: Date) {
  const { index } = await pool.open([practicePages], { facts: practiceFacts, kept: [] }, language)
  const assistant: Assistant = {
    name: 'Example Cycles',
    language,
    personality: 'friendly',
    tone: 'helpful',
    multiLanguage: false,
  }
  for (const text of practiceQuestions(language)) {
    const question = { text, history: [], files: [], multiLanguage: false }
    await index.ask({ question, assistant, prompt: null, now }, 'practice')
  }
  index.close()
}
