import type { Assistant, Language } from '@foyer/answers/types'
import type { AnsweringPool } from './answering-pool.ts'
import { practiceFacts, practicePages, practiceQuestions } from './warm-up-site.ts'

/** Loading words and compiling code would delay the first question. */
export async function warmUpAnswering(pool: AnsweringPool, language: Language, now: Date) {
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
