import type { Language } from '@foyer/contract/assistants'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { listAsked } from '../conversations/read-figures.ts'

const daysMs = 90 * 24 * 3_600_000
const maxQuestions = 500

export async function readMostAsked(
  { db, now, answering, log }: Pick<Services, 'db' | 'now' | 'answering' | 'log'>,
  accountId: string,
  assistantId: string,
  language: Language,
): Promise<string[]> {
  const since = new Date(now().getTime() - daysMs)
  const scope = { accountId, assistantId, since, testChats: false }
  const asked = await listAsked(db, scope, maxQuestions)
  const questions = asked.map((each) => ({ ...each, taught: false }))
  const groups = await answering.heavy.group(questions, language, accountId).catch((error) => {
    if (!(error instanceof Failure)) throw error
    log.warn({ err: error, accountId }, 'questions could not be grouped')
    return []
  })
  return groups.map(({ title }) => title.trim())
}
