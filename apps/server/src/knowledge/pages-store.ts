import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistantFacts, pages, scanLedger, scans } from '../db/schema/scans.ts'

const live = (accountId: string, assistantId: string) =>
  and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId), eq(pages.live, true))

export async function factsOf(db: Queryable, assistantId: string, page?: { after: number; limit: number }) {
  const query = db
    .select({
      position: assistantFacts.position,
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: assistantFacts.value,
      url: assistantFacts.url,
    })
    .from(assistantFacts)
    .where(and(eq(assistantFacts.assistantId, assistantId), gt(assistantFacts.position, page?.after ?? -1)))
    .orderBy(asc(assistantFacts.position))
  return page ? query.limit(page.limit) : query
}

export async function listPages(
  db: Queryable,
  accountId: string,
  assistantId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .select({
      id: pages.id,
      url: pages.url,
      title: pages.title,
      characters: pages.characters,
      scrapedAt: pages.scrapedAt,
    })
    .from(pages)
    .where(and(live(accountId, assistantId), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)
}

export async function findPage(db: Queryable, accountId: string, assistantId: string, id: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(live(accountId, assistantId), eq(pages.id, id)))
  return row ?? null
}

export async function pageBeginnings(
  db: Queryable,
  assistantId: string,
  { pages: most, characters }: { pages: number; characters: number },
) {
  return db
    .select({
      url: pages.url,
      title: pages.title,
      language: pages.language,
      text: sql<string>`left(${pages.text}, ${characters})`,
    })
    .from(pages)
    .where(and(eq(pages.assistantId, assistantId), eq(pages.live, true)))
    .orderBy(asc(sql`length(${pages.url})`), asc(pages.url))
    .limit(most)
}

export async function listLedger(
  db: Queryable,
  accountId: string,
  scanId: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      id: scanLedger.id,
      url: scanLedger.url,
      status: scanLedger.status,
      outcome: scanLedger.outcome,
      reason: scanLedger.reason,
      bytes: scanLedger.bytes,
      ms: scanLedger.ms,
    })
    .from(scanLedger)
    .innerJoin(scans, eq(scans.id, scanLedger.scanId))
    .where(and(eq(scans.accountId, accountId), eq(scans.id, scanId), gt(scanLedger.id, after)))
    .orderBy(asc(scanLedger.id))
    .limit(limit)
}
