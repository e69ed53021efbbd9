import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What passages mean, as a model's numbers: 32-bit floats of length one, little end first. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** The model that made it: numbers of two models can't be compared. */
    model: text().notNull(),
    /** The hash of the passage's text: what a rescan leaves as it was is not paid for again. */
    hash: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.model, table.hash] })],
)

/** Up to which knowledge an assistant's passages were turned into numbers, and by which model. */
export const embeddedAssistants = pgTable('embedded_assistants', {
  assistantId: uuid()
    .primaryKey()
    .references(() => assistants.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  knowledgeVersion: integer().notNull(),
})
