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
    // No reference: an account goes with its assistants, and those with their conversations.
    accountId: uuid().notNull(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    callerKind: text({ enum: ['visitor', 'integrator', 'owner'] }).notNull(),
    /** Whose conversation it is: the same session id under another caller is another conversation. */
    caller: text().notNull(),
    sessionId: text().notNull(),
    satisfactionRating: integer(),
    messageCount: integer().notNull().default(0),
    /** Something was asked in it that found no sure answer: an unsure one, or that the site does not tell. */
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
    // Each of these filters finds few of many conversations, so an index of just those is small and saves reading the rest.
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

/** A sentence of a model that nobody heard. Those of before it was measured have neither key nor measures. */
export type StoredCut = {
  sentence: string
  reason: string
  /** A hash of it and of the lines it was judged by; none where its truth is not the question. */
  key?: string
  /** What it was judged by, in small numbers. */
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
    /** When its question arrived, in microseconds: question and answer share it, however many are asked at once. */
    turn: bigint({ mode: 'number' }).notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** The first name of the person who wrote it in the assistant's place. */
    author: text(),
    /** The sender's own key of a message to or from a person: the same one again is the same message. */
    key: text(),
    /**
     * The content as it is searched: small letters without accents. Null of what is all ASCII, which only has capitals
     * to lose.
     */
    folded: text().generatedAlwaysAs(
      sql`case when octet_length(content) > length(content) then search_folded(content) end`,
    ),
    sources: jsonb().$type<Source[]>(),
    /** Where the sentences of an answer begin and end. Null where it has none that are known. */
    sentences: jsonb().$type<Span[]>(),
    /** Whether an answer of the assistant was sure. */
    answered: boolean(),
    /** Null in answers of before there were three levels, which `confidence-of.ts` reads. */
    confidence: text({ enum: confidences }),
    /** Null in answers of before it was stored, which `confidence-of.ts` reads. */
    said: text({ enum: manners }),
    /** Further quotes that may answer. Null where there are none. */
    more: jsonb().$type<Quotation[]>(),
    /** What answered: a model's name or the built-in answerer. */
    answeredBy: text(),
    /** Why the built-in answerer stood in for the model, where it did. */
    fallbackReason: text(),
    /** What a model said and nobody heard, with the reasons; for the owner alone. */
    cut: jsonb().$type<StoredCut[]>(),
    /** What was found of the sentences that were looked at again; for the owner alone. */
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
    // Few messages are written by a person or have a key, so an index of just those is small.
    index('messages_authored').on(table.conversationId, table.id).where(sql`${table.author} is not null`),
    uniqueIndex('messages_key').on(table.conversationId, table.key).where(sql`${table.key} is not null`),
    // An account's newest answers are looked through without its questions: which of them used a fact, for instance.
    index('messages_answers').on(table.accountId, table.createdAt).where(sql`${table.role} = 'assistant'`),
  ],
)

/** Sentences that were cut and of which their owner said that they were true, by their keys: hashes and no words. */
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
