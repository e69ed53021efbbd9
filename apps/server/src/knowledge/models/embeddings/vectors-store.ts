import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import { knowledgeVersions } from '../../../people/assistants/knowledge-versions.ts'
import type { Queryable } from '../../../platform/db/client.ts'
import { embeddedAssistants, passageVectors } from '../../../platform/db/schema/models.vectors.ts'

const of = (assistantId: string, model: string) =>
  and(eq(passageVectors.assistantId, assistantId), eq(passageVectors.model, model))

export const listVectors = (db: Queryable, assistantId: string, model: string) =>
  db
    .select({ hash: passageVectors.hash, vector: passageVectors.vector })
    .from(passageVectors)
    .where(of(assistantId, model))

export async function listVectorHashes(db: Queryable, assistantId: string, model: string) {
  const rows = await db
    .select({ hash: passageVectors.hash })
    .from(passageVectors)
    .where(of(assistantId, model))
  return new Set(rows.map(({ hash }) => hash))
}

export async function insertVectors(
  db: Queryable,
  assistantId: string,
  model: string,
  vectors: { hash: string; vector: Buffer }[],
) {
  const rows = vectors.map((each) => ({ assistantId, model, ...each }))
  await db.insert(passageVectors).values(rows).onConflictDoNothing()
}

export async function deleteOtherVectors(db: Queryable, assistantId: string, model: string, kept: string[]) {
  const old = kept.length > 0 ? notInArray(passageVectors.hash, kept) : sql`true`
  await db
    .delete(passageVectors)
    .where(and(eq(passageVectors.assistantId, assistantId), or(ne(passageVectors.model, model), old)))
}

export async function noteEmbedded(
  db: Queryable,
  assistantId: string,
  model: string,
  knowledgeVersion: number,
) {
  await db
    .insert(embeddedAssistants)
    .values({ assistantId, model, knowledgeVersion })
    .onConflictDoUpdate({ target: embeddedAssistants.assistantId, set: { model, knowledgeVersion } })
}

export async function listStale(db: Queryable, model: string, most: number): Promise<string[]> {
  const known = knowledgeVersions(db)
  const rows = await db
    .select({ id: known.assistantId })
    .from(known)
    .leftJoin(embeddedAssistants, eq(embeddedAssistants.assistantId, known.assistantId))
    .where(
      or(
        sql`${embeddedAssistants.assistantId} is null`,
        ne(embeddedAssistants.model, model),
        ne(embeddedAssistants.knowledgeVersion, known.version),
      ),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}
