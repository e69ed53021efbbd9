import type { Language } from '@foyer/answers/types'
import { warmUpAnswering } from './knowledge/answering/warm-up-answering.ts'
import type { Services } from './services.ts'
import { listLastAsked } from './talk/conversations/list-last-asked.ts'

/** Small sites of so many assistants are indexed in a few seconds; the others when somebody asks. */
const preparedAtStart = 20
/** The languages of a new instance, whose first assistant says at its creation what it speaks. */
const defaultLanguages: readonly Language[] = ['en']

/**
 * After a start the words of a language and what assistants know are read anew: by then, where possible, and not by the
 * visitor who asks first.
 */
export async function prepareAnswers(
  { db, answering, knowledge, now }: Pick<Services, 'db' | 'answering' | 'knowledge' | 'now'>,
  signal: AbortSignal,
) {
  const lastAsked = await listLastAsked(db, preparedAtStart)
  const spoken = new Set(lastAsked.map(({ language }) => language as Language))
  for (const language of spoken.size > 0 ? spoken : defaultLanguages)
    if (!signal.aborted) await warmUpAnswering(answering.ordinary, language, now())
  for (const assistant of lastAsked) {
    if (signal.aborted) return
    await knowledge.prepare(assistant)
  }
}
