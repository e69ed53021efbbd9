import type { FactFormat, KnownFact } from '@foyer/contract/facts'
import { schemaOfFacts } from '@foyer/extract/schema/write-schema'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { csvHead, csvLine } from '../../platform/http/csv.ts'
import type { Services } from '../../services.ts'
import { toWire } from './fact-to-wire.ts'
import { listFactRows } from './facts-store.ts'
import { readMayBeTold } from './redaction.ts'

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

/** More than a scan keeps and an owner may state. */
const most = 5_000

const endings = { csv: 'csv', json: 'json', schema: 'jsonld' } as const
const types = { csv: 'text/csv', json: 'application/json', schema: 'application/ld+json' } as const

/** All facts of an assistant as a file: for a spreadsheet, for a program, or for the owner's own website. */
export async function downloadFacts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  id: string,
  format: FactFormat,
) {
  const { id: assistantId, websiteUrl, language } = await findOwnedAssistant(db, accountId, id)
  const name = `facts-${assistantId}-${now().toISOString().slice(0, 10)}.${endings[format]}`
  const file = { name, type: `${types[format]}; charset=utf-8` }
  const { fact: asTold } = await readMayBeTold(db, assistantId)
  const facts = (await listFactRows(db, assistantId, { after: -1, limit: most }))
    .map(toWire)
    .flatMap((fact) => asTold(fact) ?? [])
  if (format === 'schema') {
    const owners = facts.filter(({ origin, confirmed, sure }) => origin === 'owner' && (sure || !confirmed))
    // Where several speak of one thing the first counts, and what is doubtful is told to nobody.
    const told = [...owners, ...facts.filter(({ origin, sure }) => sure && origin !== 'owner')]
    return { ...file, text: inScript(schemaOfFacts(told, { url: websiteUrl, language, today: now() })) }
  }
  if (format === 'json') return { ...file, text: `${JSON.stringify(facts, null, 2)}\n` }
  const lines = facts.map((fact) => csvLine(columns.map((column) => fact[column])))
  return { ...file, text: csvHead(columns) + lines.join('') }
}

/** Fit to stand in a script element as it is: without this sign nothing in it ends the element or begins a comment. */
const inScript = (data: unknown) => `${JSON.stringify(data, null, 2).replaceAll('<', '\\u003c')}\n`
