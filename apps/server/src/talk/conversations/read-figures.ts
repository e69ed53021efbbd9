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

export const listAsked = (db: Queryable, scope: Scope, most: number) => recentQuestions(db, scope, most)

export const listUnanswered = (db: Queryable, scope: Scope, most: number) => recentUnanswered(db, scope, most)

export const readResponseMs = (db: Queryable, accountId: string, since: Date) =>
  averageResponseMs(db, accountId, since)
