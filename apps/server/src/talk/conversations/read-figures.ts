import type { Queryable } from '../../platform/db/client.ts'
import {
  averageResponseMs,
  conversationsByDay,
  languagesOf,
  messagesByDay,
  messagesByHour,
  personsAnswers,
  recentQuestions,
  recentUnanswered,
  type Scope,
  satisfactionOf,
} from './figures-store.ts'

export type { Scope }

/** How much was said when, in which languages, by whom it was answered and how it was rated. */
export async function readFigures(db: Queryable, scope: Scope) {
  const [perDay, talks, satisfaction, perHour, languages, persons] = await Promise.all([
    messagesByDay(db, scope),
    conversationsByDay(db, scope),
    satisfactionOf(db, scope),
    messagesByHour(db, scope),
    languagesOf(db, scope),
    personsAnswers(db, scope),
  ])
  return { perDay, talks, satisfaction, perHour, languages, persons }
}

/** The newest questions, answered or not. */
export const listAsked = (db: Queryable, scope: Scope, most: number) => recentQuestions(db, scope, most)

/** The newest questions that were not answered surely. */
export const listUnanswered = (db: Queryable, scope: Scope, most: number) => recentUnanswered(db, scope, most)

/** How long answers took on average; null where there were none. */
export const readResponseMs = (db: Queryable, accountId: string, since: Date) =>
  averageResponseMs(db, accountId, since)
