import type { Language } from '@foyer/answers/types'
import { warmUpAnswering } from './knowledge/answering/warm-up-answering.ts'
import type { Services } from './services.ts'
import { listLastAsked } from './talk/conversations/list-last-asked.ts'

/** Takes a few seconds for small sites. Others are indexed when someone asks. */
const preparedAtStart = 20
const defaultLanguages: readonly Language[] = ['en']

/** Loads languages and indexes after a start, so that the first visitor needn't wait. */
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
