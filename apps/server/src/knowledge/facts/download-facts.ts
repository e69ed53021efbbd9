import type { FactFormat, KnownFact } from '@foyer/contract/facts'
import { schemaOfFacts } from '@foyer/extract/schema/write-schema'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { csvHead, csvLine } from '../../platform/http/csv.ts'
import type { Services } from '../../services.ts'
import { toWire } from './fact-to-wire.ts'
import { listFactRows } from './facts-store.ts'
import { readRedaction } from './redaction.ts'

const columns = [
  'kind',
  'label',
  'value',
  'part',
  'condition',
  'unit',
  'amount',
  'currency',
  'validity',
  'origin',
  'sure',
  'url',
  'quote',
  'siteValue',
  'otherValue',
  'confirmed',
  'id',
] as const satisfies (keyof KnownFact)[]

const most = 5_000

const endings = { csv: 'csv', json: 'json', schema: 'jsonld' } as const
const types = { csv: 'text/csv', json: 'application/json', schema: 'application/ld+json' } as const

export async function downloadFacts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  id: string,
  format: FactFormat,
) {
  const { id: assistantId, websiteUrl, language } = await findOwnedAssistant(db, accountId, id)
  const name = `facts-${assistantId}-${now().toISOString().slice(0, 10)}.${endings[format]}`
  const file = { name, type: `${types[format]}; charset=utf-8` }
  const { fact: asTold } = await readRedaction(db, assistantId)
  const facts = (await listFactRows(db, assistantId, { after: -1, limit: most }))
    .map(toWire)
    .flatMap((fact) => asTold(fact) ?? [])
  if (format === 'schema') {
    const owners = facts.filter(({ origin, confirmed, sure }) => origin === 'owner' && (sure || !confirmed))
    // Of facts about the same thing the first counts.
    const told = [...owners, ...facts.filter(({ origin, sure }) => sure && origin !== 'owner')]
    return { ...file, text: inScript(schemaOfFacts(told, { url: websiteUrl, language, today: now() })) }
  }
  if (format === 'json') return { ...file, text: `${JSON.stringify(facts, null, 2)}\n` }
  const lines = facts.map((fact) => csvLine(columns.map((column) => fact[column])))
  return { ...file, text: csvHead(columns) + lines.join('') }
}

/** Keeps text from ending the script element. */
const inScript = (data: unknown) => `${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n`
