import { handoffStates, missedReasons } from '@foyer/contract/handoff'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { conversations } from './conversations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Who answers in a conversation. Rows exist only for handoffs and followed conversations. */
export const handoffs = pgTable(
  'handoffs',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid().notNull(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    state: text({ enum: handoffStates }).notNull().default('assistant'),
    person: text(),
    reason: text({ enum: missedReasons }),
    wantedAt: moment(),
    takenAt: moment(),
    activeAt: moment(),
    visitorSeenAt: moment(),
    /** The last of the person's messages that reached the visitor, in the chat or by mail. */
    toldUpTo: bigint({ mode: 'number' }),
    /** Set if replies wait for a digest because of the daily mail limit. */
    mailHeldAt: moment(),
  },
  (table) => [
    // Few conversations involve a person, so a partial index stays small.
    index('handoffs_persons').on(table.assistantId).where(sql`${table.state} = 'person'`),
    index('handoffs_open').on(table.accountId).where(sql`${table.state} in ('wanted', 'person')`),
    index('handoffs_held').on(table.mailHeldAt).where(sql`${table.mailHeldAt} is not null`),
    index('handoffs_seen').on(table.accountId, table.visitorSeenAt),
  ],
)
