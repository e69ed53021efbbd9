import { practise } from './answering/practise.ts'
import { listLastAsked } from './conversations/list-last-asked.ts'
import type { Services } from './services.ts'

/** Small sites of so many assistants are indexed in a few seconds; the others when somebody asks. */
const preparedAtStart = 20

/**
 * After a start the words of a language and what assistants know are read anew: by then, where possible, and not by the
 * visitor who asks first.
 */
export async function prepareAnswers(
  { db, answering, knowledge, now }: Pick<Services, 'db' | 'answering' | 'knowledge' | 'now'>,
  signal: AbortSignal,
) {
  await practise(answering.ordinary, now())
  for (const assistant of await listLastAsked(db, preparedAtStart)) {
    if (signal.aborted) return
    await knowledge.prepare(assistant)
  }
}
