import type { Assistant, Page } from '@foyer/answers/types'
import type { AnsweringPool } from './answering-pool.ts'

const page: Page = {
  url: 'https://example.com/',
  title: 'Example',
  text: [
    'We are open Monday to Friday from 9 am to 5 pm.',
    'A full service costs £89.',
    'Parking is free behind the shop.',
  ].join('\n\n'),
}

const assistant: Assistant = {
  name: 'Example',
  language: 'en',
  personality: 'friendly',
  tone: 'helpful',
  multiLanguage: false,
}

/** One of each kind: what is open, what it costs, what is quoted, and what nobody told. */
const questions = [
  'When are you open?',
  'How much is a full service?',
  'Can I park there?',
  'Do you sell boats?',
]

/**
 * Has an invented site asked: the process starts, reads the words it needs and compiles what answers run through, all
 * of which takes longer than any question and would be waited for by the first who asks one.
 */
export async function practise(pool: AnsweringPool, now: Date) {
  const { index } = await pool.open([[page]], { facts: [], kept: [] }, assistant.language)
  for (const text of questions) {
    const question = { text, history: [], files: [], multiLanguage: false }
    await index.ask({ question, assistant, prompt: null, now }, 'practice')
  }
  index.close()
}
