import { factOrigins, type KnownFact } from '@foyer/contract/facts'
import type { Fact } from '@foyer/contract/scans'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

/** A fact as the last scan read it on the site. */
export type SiteStatement = Pick<
  KnownFact,
  | 'label'
  | 'value'
  | 'url'
  | 'part'
  | 'condition'
  | 'unit'
  | 'amount'
  | 'currency'
  | 'validity'
  | 'quote'
  | 'otherValue'
  | 'origin'
  | 'sure'
>

/** The site's statement beneath an owner's correction: `before` is set while the site still makes it. */
export type EarlierStatement = {
  key: string
  value: string
  before?: SiteStatement | null
  /** Earlier values, from the site or the owner, which pages, descriptions or prompts may still contain. */
  past?: string[]
}

export const assistantFacts = pgTable(
  'assistant_facts',
  {
    id: uuid().primaryKey().defaultRandom(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<Fact['kind']>().notNull(),
    label: text().notNull(),
    value: text().notNull(),
    url: text().notNull(),
    part: text(),
    condition: text(),
    unit: text(),
    amount: doublePrecision(),
    currency: text(),
    validity: text(),
    quote: text(),
    otherValue: text(),
    origin: text({ enum: factOrigins }).notNull().default('text'),
    sure: boolean().notNull().default(true),
    /** What the site said when the owner corrected or dropped it; null if the owner stated it first. */
    stated: jsonb().$type<EarlierStatement>(),
    /** The owner confirmed the site's value unchanged. If the site changes, the owner is asked again. */
    confirmed: boolean().notNull().default(false),
    /** Dropped by the owner. The row stays so that the next scan does not bring the fact back. */
    dropped: boolean().notNull().default(false),
  },
  (table) => [
    index('assistant_facts_assistant').on(table.assistantId, table.position),
    // Every message and every widget view reads the names.
    index('assistant_facts_name').on(table.assistantId, table.position).where(sql`${table.kind} = 'name'`),
  ],
)
