import { type LeadStatus, leadStatuses } from '@foyer/contract/leads'
import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { accounts } from './auth.ts'
import { conversations } from './conversations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Visitors who left a way to be reached. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** An owner may delete what was said and keep whom to call. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    // Who left it, as conversations name their callers: it is found by these when their conversation is gone.
    callerKind: text({ enum: ['visitor', 'integrator', 'owner'] }).notNull(),
    caller: text().notNull(),
    sessionId: text().notNull(),
    /** The owner said that it is the same person as that one: shown there, and deleted with it. */
    mergedInto: uuid().references((): AnyPgColumn => leads.id, { onDelete: 'cascade' }),
    name: text(),
    email: text(),
    phone: text(),
    /** Address and number as they are compared: small letters, and digits alone. */
    emailKey: text(),
    phoneKey: text(),
    /** Names, addresses and numbers left earlier in the same session, where others took their place. */
    earlierContacts: text().array().notNull().default([]),
    message: text().notNull().default(''),
    page: text(),
    /** The words they agreed to, as they read them, and when. */
    consentText: text().notNull(),
    consentAt: moment().notNull(),
    status: text({ enum: leadStatuses }).$type<LeadStatus>().notNull().default('new'),
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('leads_newest').on(table.accountId, table.createdAt, table.id),
    index('leads_session').on(table.assistantId, table.callerKind, table.caller, table.sessionId),
    index('leads_email').on(table.assistantId, table.emailKey, table.createdAt),
    index('leads_phone').on(table.assistantId, table.phoneKey, table.createdAt),
    index('leads_conversation').on(table.conversationId),
    index('leads_merged').on(table.mergedInto),
  ],
)

/** Ids that were answered to what somebody added to a lead; each leads to it. */
export const leadAliases = pgTable(
  'lead_aliases',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('lead_aliases_lead').on(table.leadId, table.createdAt)],
)
