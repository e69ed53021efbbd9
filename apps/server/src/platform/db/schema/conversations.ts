import {
  confidences,
  manners,
  type Quotation,
  type SecondLook,
  type Source,
  type Span,
} from '@foyer/contract/chat'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    // No reference, because conversations are deleted with their assistant.
    accountId: uuid().notNull(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    callerKind: text({ enum: ['visitor', 'integrator', 'owner'] }).notNull(),
    /** Part of the identity: the same session id of another caller is another conversation. */
    caller: text().notNull(),
    sessionId: text().notNull(),
    satisfactionRating: integer(),
    messageCount: integer().notNull().default(0),
    /** True if any answer was unsure or missing. */
    unanswered: boolean().notNull().default(false),
    unsure: boolean().notNull().default(false),
    notTold: boolean().notNull().default(false),
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
    // Each filter matches few conversations, so a partial index stays small.
    index('conversations_tests')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`${table.callerKind} = 'owner'`),
    index('conversations_unanswered')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`${table.unanswered}`),
    index('conversations_unsure').on(table.accountId, table.createdAt, table.id).where(sql`${table.unsure}`),
    index('conversations_not_told')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`${table.notTold}`),
  ],
)

/** A sentence that was removed from a model's answer. Older rows lack key and measures. */
export type StoredCut = {
  sentence: string
  reason: string
  /** A hash of the sentence and its sources. Missing if its truth doesn't matter. */
  key?: string
  measures?: Record<string, number>
}

export const messages = pgTable(
  'messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid().notNull(),
    /** The question's arrival time in microseconds, shared by its answer. */
    turn: bigint({ mode: 'number' }).notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    author: text(),
    /** Set by the sender of messages to or from a person, to detect duplicates. */
    key: text(),
    /** The content in lower case without accents, for search. Null for ASCII, where lower() is enough. */
    folded: text().generatedAlwaysAs(
      sql`case when octet_length(content) > length(content) then search_folded(content) end`,
    ),
    sources: jsonb().$type<Source[]>(),
    sentences: jsonb().$type<Span[]>(),
    answered: boolean(),
    /** Null for older answers, which `confidence-of.ts` handles. */
    confidence: text({ enum: confidences }),
    /** Null for older answers, which `confidence-of.ts` handles. */
    said: text({ enum: manners }),
    /** More quotes that may answer the question. */
    more: jsonb().$type<Quotation[]>(),
    answeredBy: text(),
    fallbackReason: text(),
    /** Sentences removed from the model's answer. Shown only to the owner. */
    cut: jsonb().$type<StoredCut[]>(),
    /** Results of the verification. Shown only to the owner. */
    secondLook: jsonb().$type<SecondLook>(),
    /** The language the visitor wrote in. */
    language: text(),
    /** The language the answer is written in. Null in answers stored before the column existed. */
    answerLanguage: text(),
    responseMs: integer(),
    inputTokens: integer(),
    outputTokens: integer(),
    costUsd: real(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.turn, table.id),
    // Few messages have an author or key, so a partial index stays small.
    index('messages_authored').on(table.conversationId, table.id).where(sql`${table.author} is not null`),
    uniqueIndex('messages_key').on(table.conversationId, table.key).where(sql`${table.key} is not null`),
    // For scanning an account's newest answers without its questions.
    index('messages_answers').on(table.accountId, table.createdAt).where(sql`${table.role} = 'assistant'`),
  ],
)

/** Removed sentences that the owner marked as true. Stores only hashes. */
export const trueSentences = pgTable(
  'true_sentences',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    accountId: uuid().notNull(),
    assistantId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.key] }),
    index('true_sentences_assistant').on(table.assistantId, table.createdAt),
  ],
)
