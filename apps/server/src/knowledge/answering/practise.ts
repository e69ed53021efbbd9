import type { Assistant, Language } from '@foyer/answers/types'
import type { AnsweringPool } from './answering-pool.ts'
import { practiceFacts, practicePages, practiceQuestions } from './practice-site.ts'

/**
 * Has an invented site asked: the process starts, reads the words of the language and compiles what reading a site and
 * answering run through, all of which takes longer than any question and would be waited for by the first who asks one.
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
