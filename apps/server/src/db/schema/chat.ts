import type { Source } from '@foyer/contract/chat'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { assistants } from './assistants.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    callerKind: text({ enum: ['visitor', 'integrator', 'owner'] }).notNull(),
    /** Whose conversation it is: the same session id under another caller is another conversation. */
    caller: text().notNull(),
    sessionId: text().notNull(),
    satisfactionRating: integer(),
    messageCount: integer().notNull().default(0),
    lastMessage: text(),
    lastMessageRole: text({ enum: ['user', 'assistant'] }),
    lastMessageAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_session').on(
      table.assistantId,
      table.callerKind,
      table.caller,
      table.sessionId,
    ),
    index('conversations_account').on(table.accountId, table.createdAt, table.id),
    index('conversations_assistant').on(table.assistantId, table.createdAt, table.id),
    index('conversations_caller').on(table.accountId, table.caller),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    sources: jsonb().$type<Source[]>(),
    /** Of the assistant's messages: did the site tell? */
    answered: boolean(),
    /** What answered: a model's name or the built-in answerer. */
    answeredBy: text(),
    /** Why the built-in answerer stood in for the model, where it did. */
    fallbackReason: text(),
    language: text(),
    responseMs: integer(),
    inputTokens: integer(),
    outputTokens: integer(),
    costUsd: real(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.id),
    index('messages_account').on(table.accountId, table.createdAt),
  ],
)

/** Files visitors sent; their bytes lie in the file store under the same id. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: integer(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    text: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('files_conversation').on(table.conversationId)],
)

/** An owner's own question and answer: knowledge that outranks pages. */
export const taughtAnswers = pgTable(
  'taught_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('taught_answers_assistant').on(table.assistantId)],
)
