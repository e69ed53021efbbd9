import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { assistants } from './assistants.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Embeddings of passages: normalized 32-bit floats, little-endian. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** Embeddings of different models can't be compared. */
    model: text().notNull(),
    /** Hash of the passage's text, so that unchanged passages aren't embedded again. */
    hash: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.model, table.hash] })],
)

/** The knowledge version whose passages were embedded, and the model. */
export const embeddedAssistants = pgTable('embedded_assistants', {
  assistantId: uuid()
    .primaryKey()
    .references(() => assistants.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  knowledgeVersion: integer().notNull(),
})
