import { sql } from 'drizzle-orm'
import { boolean, index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { conversations } from './conversations.ts'
import { leads } from './leads.ts'

const moment = () => timestamp({ withTimezone: true })

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Null covers all assistants, including new ones. */
    assistantIds: uuid().array(),
    description: text().notNull().default(''),
    secretCipher: text().notNull(),
    /** Keeps signing for a while, so that receivers can switch over. */
    previousSecretCipher: text(),
    previousSecretUntil: moment(),
    isActive: boolean().notNull().default(true),
    stoppedBecause: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_account').on(table.accountId)],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Deleted with the conversation or lead it contains data of. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    leadId: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** json instead of jsonb, so that every attempt sends identical bytes. */
    payload: json().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Increments with each attempt and replay, so that jobs of earlier rounds do nothing. */
    round: integer('turn').notNull().default(0),
    responseStatus: integer(),
    problem: text(),
    /** In milliseconds, because lists use it as cursor. */
    createdAt: moment().notNull(),
    lastAttemptAt: moment(),
    nextAttemptAt: moment(),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_age').on(table.createdAt),
    index('webhook_deliveries_conversation').on(table.conversationId),
    index('webhook_deliveries_lead').on(table.leadId),
    index('webhook_deliveries_waiting').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
  ],
)
