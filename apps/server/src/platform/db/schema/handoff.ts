import { handoffStates, missedReasons } from '@foyer/contract/handoff'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { conversations } from './conversations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Who answers in a conversation, of those that a person was asked into, stepped into, or that are followed live. */
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
    /** The first name of whoever is there. */
    person: text(),
    /** Why nobody came. */
    reason: text({ enum: missedReasons }),
    wantedAt: moment(),
    takenAt: moment(),
    /** When the person last did something here. */
    activeAt: moment(),
    /** When the visitor's chat was last known to be open. */
    visitorSeenAt: moment(),
    /** The last of the person's messages that reached the visitor, in the chat or by mail. */
    toldUpTo: bigint({ mode: 'number' }),
    /** Since when replies wait for a digest, because the day had too many mails; null while none do. */
    mailHeldAt: moment(),
  },
  (table) => [
    // Few conversations have a person in them at the moment, so an index of just those is small.
    index('handoffs_persons').on(table.assistantId).where(sql`${table.state} = 'person'`),
    index('handoffs_open').on(table.accountId).where(sql`${table.state} in ('wanted', 'person')`),
    index('handoffs_held').on(table.mailHeldAt).where(sql`${table.mailHeldAt} is not null`),
    index('handoffs_seen').on(table.accountId, table.visitorSeenAt),
  ],
)
