import { type LeadStatus, leadStatuses } from '@foyer/contract/leads'
import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'
import { accounts } from './auth.ts'
import { conversations } from './conversations.ts'

const moment = () => timestamp({ withTimezone: true })

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
    /** Null after the owner deleted the conversation but kept the lead. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    // The caller identifies the visitor even after their conversation is deleted.
    callerKind: text({ enum: ['visitor', 'integrator', 'owner'] }).notNull(),
    caller: text().notNull(),
    sessionId: text().notNull(),
    /** The lead this one was merged into by the owner. Deleted with it. */
    mergedInto: uuid().references((): AnyPgColumn => leads.id, { onDelete: 'cascade' }),
    name: text(),
    email: text(),
    phone: text(),
    /** Normalized for comparison: lower case and digits only. */
    emailKey: text(),
    phoneKey: text(),
    /** Contacts from the same session that were replaced later. */
    earlierContacts: text().array().notNull().default([]),
    message: text().notNull().default(''),
    page: text(),
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

/** Ids returned for additions to an existing lead. */
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
