import { type SQL, sql } from 'drizzle-orm'
import { taughtAnswers } from '../../platform/db/schema/pages.ts'

/** Signs and capitals apart, as the screens compare a question with what was taught. */
const bare = (text: SQL) => sql`trim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`

/**
 * Whether the owner has taught this assistant the answer to this question: a condition for whoever lists questions. All
 * that an account's assistants were taught is read once, however many questions there are.
 */
export const isTaught = (accountId: string, assistantId: SQL, question: SQL): SQL => sql`(
  (${assistantId}, ${bare(question)}) in (
    select ${taughtAnswers.assistantId}, ${bare(sql`${taughtAnswers.question}`)} from ${taughtAnswers}
    where ${taughtAnswers.accountId} = ${accountId}))`

/** Whether the owner has taught this assistant the answer to any question. */
export const hasTaughtAnswers = (accountId: string, assistantId: SQL): SQL => sql`(
  ${assistantId} in (
    select ${taughtAnswers.assistantId} from ${taughtAnswers} where ${taughtAnswers.accountId} = ${accountId}))`
