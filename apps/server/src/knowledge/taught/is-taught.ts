import { type SQL, sql } from 'drizzle-orm'
import { taughtAnswers } from '../../platform/db/schema/taught.ts'

/** Ignores punctuation and case, as the screens do. */
const bare = (text: SQL) => sql`trim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`

/** The subquery runs once for all questions. */
export const isTaught = (accountId: string, assistantId: SQL, question: SQL): SQL => sql`(
  (${assistantId}, ${bare(question)}) in (
    select ${taughtAnswers.assistantId}, ${bare(sql`${taughtAnswers.question}`)} from ${taughtAnswers}
    where ${taughtAnswers.accountId} = ${accountId}))`

export const hasTaughtAnswers = (accountId: string, assistantId: SQL): SQL => sql`(
  ${assistantId} in (
    select ${taughtAnswers.assistantId} from ${taughtAnswers} where ${taughtAnswers.accountId} = ${accountId}))`
