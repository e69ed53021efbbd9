import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { isUsable } from './facts-store.ts'

export const listPlacesOf = (db: Queryable, assistantIds: readonly string[]) =>
  db
    .select({
      assistantId: assistantFacts.assistantId,
      kind: assistantFacts.kind,
      value: assistantFacts.value,
    })
    .from(assistantFacts)
    .where(
      and(
        inArray(assistantFacts.assistantId, [...assistantIds]),
        inArray(assistantFacts.kind, ['address', 'phone']),
        eq(assistantFacts.dropped, false),
        isUsable,
      ),
    )
    .orderBy(sql`${assistantFacts.origin} <> 'owner'`, asc(assistantFacts.position), asc(assistantFacts.id))

export const listCurrenciesOf = (db: Queryable, assistantIds: readonly string[]) =>
  db
    .selectDistinct({
      assistantId: assistantFacts.assistantId,
      kind: assistantFacts.kind,
      value: sql<string>`${assistantFacts.currency}`,
    })
    .from(assistantFacts)
    .where(
      and(
        inArray(assistantFacts.assistantId, [...assistantIds]),
        eq(assistantFacts.kind, 'price'),
        isNotNull(assistantFacts.currency),
        eq(assistantFacts.dropped, false),
        isUsable,
      ),
    )
