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
    /** Null listens to all, those to come included. */
    assistantIds: uuid().array(),
    description: text().notNull().default(''),
    secretCipher: text().notNull(),
    /** Signs beside the new one for a while, so that a receiver can change over without losing anything. */
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
    /** What it tells of: what a visitor said goes from here, too, when their conversation or lead is erased. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    leadId: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** The JSON is kept as text, so that every try sends the same words in the same order. */
    payload: json().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Goes up with each try and each replay: a job of an earlier round finds that its round has passed. */
    round: integer('turn').notNull().default(0),
    responseStatus: integer(),
    problem: text(),
    /** Kept to the millisecond: lists are read on from such a moment. */
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
