import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { isLivePage, scannedAtIf } from '../pages/pages-in-statement.ts'
import { type FactRow, isUsable, ofAssistant, shown } from './facts-store.ts'

const site = sql`(${assistantFacts.stated} -> 'before')`

/** The page still states the confirmed value, and no other page contradicts it. */
const isAsSiteSays = sql`(${assistantFacts.confirmed} and ${site} ->> 'value' = ${assistantFacts.value}
  and ${site} ->> 'otherValue' is null
  and ${isLivePage(assistantFacts.assistantId, assistantFacts.url)})`

const isOutdated = sql`(${assistantFacts.confirmed} and not ${assistantFacts.sure} and ${site} ->> 'value' is not null)`

/** Includes dropped facts. */
export const listFactsOfKinds = (db: Queryable, assistantId: string, kinds: readonly FactRow['kind'][]) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(ofAssistant(assistantId), inArray(assistantFacts.kind, [...kinds])))
    .orderBy(asc(assistantFacts.position))

/** The owner's come first, so that they win. */
export const listUsableFacts = (db: Queryable, assistantId: string) =>
  db
    .select({
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: assistantFacts.value,
      url: assistantFacts.url,
      part: assistantFacts.part,
      condition: assistantFacts.condition,
      validity: assistantFacts.validity,
      origin: sql<
        FactRow['origin']
      >`case when ${isAsSiteSays} then coalesce(${site} ->> 'origin', 'text') else ${assistantFacts.origin} end`,
      // Older rows have no `before`.
      siteValue: sql<string | null>`case when ${assistantFacts.stated} ? 'before'
        then ${assistantFacts.stated} -> 'before' ->> 'value' else ${assistantFacts.stated} ->> 'value' end`,
    })
    .from(assistantFacts)
    .where(and(shown(assistantId), isUsable))
    // Merely confirmed facts, and those of one part, keep their place.
    .orderBy(
      sql`not (${assistantFacts.origin} = 'owner' and ${assistantFacts.part} is null
        and (${assistantFacts.stated} ->> 'value') is distinct from ${assistantFacts.value})`,
      asc(assistantFacts.position),
      asc(assistantFacts.id),
    )

export const listDoubts = (db: Queryable, assistantId: string) =>
  db
    .select({
      kind: assistantFacts.kind,
      label: assistantFacts.label,
      value: sql<string>`case when ${isOutdated} then ${site} ->> 'value' else ${assistantFacts.value} end`,
      otherValue: sql<
        string | null
      >`case when ${isOutdated} then ${assistantFacts.value} else ${assistantFacts.otherValue} end`,
      url: assistantFacts.url,
      part: assistantFacts.part,
      quote: assistantFacts.quote,
      asOf: scannedAtIf(isOutdated, assistantFacts.assistantId, assistantFacts.url),
    })
    .from(assistantFacts)
    .where(
      and(
        shown(assistantId),
        not(isUsable),
        inArray(assistantFacts.kind, ['hours', 'phone', 'email', 'address', 'price']),
      ),
    )

export const listModelFacts = (db: Queryable, assistantId: string) =>
  db
    .select()
    .from(assistantFacts)
    .where(and(shown(assistantId), eq(assistantFacts.origin, 'model')))
    .orderBy(asc(assistantFacts.position))

export const listStatements = (db: Queryable, assistantId: string) =>
  db
    .select({
      id: assistantFacts.id,
      label: assistantFacts.label,
      value: assistantFacts.value,
      url: assistantFacts.url,
    })
    .from(assistantFacts)
    .where(shown(assistantId))
