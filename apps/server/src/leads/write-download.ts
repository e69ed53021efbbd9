import { Readable } from 'node:stream'
import type { Lead } from '@foyer/contract/leads'
import type { Services } from '../services.ts'
import { showLead } from './show-lead.ts'
import { type Filter, type ListedLead, listLeads } from './store.ts'

const atOnce = 200

/** All leads as a file, written as they are read. */
export const writeDownload = (
  db: Services['db'],
  accountId: string,
  filter: Filter,
  format: 'csv' | 'json',
): Readable => {
  const leads = read(db, accountId, filter)
  return Readable.from(format === 'csv' ? csvOf(leads) : jsonOf(leads), { objectMode: false })
}

async function* read(db: Services['db'], accountId: string, filter: Filter) {
  let last: ListedLead | undefined
  do {
    const cursor = last ? { place: last.place, id: last.lead.id } : null
    const rows: ListedLead[] = await listLeads(db, accountId, filter, cursor, atOnce)
    for (const row of rows) yield showLead(row)
    last = rows.length === atOnce ? rows.at(-1) : undefined
  } while (last)
}

async function* jsonOf(leads: AsyncIterable<Lead>) {
  let before = '[\n'
  for await (const lead of leads) {
    yield before + JSON.stringify(lead)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const columns = [
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'earlierContacts',
  'message',
  'note',
  'assistantName',
  'page',
  'consentText',
  'consentAt',
  'conversationId',
  'id',
] as const satisfies (keyof Lead)[]

async function* csvOf(leads: AsyncIterable<Lead>) {
  // The mark says UTF-8 to Excel, which else reads names in the alphabet of the machine.
  yield `\uFEFF${columns.join(',')}\r\n`
  for await (const lead of leads) yield `${columns.map((column) => cellOf(lead[column])).join(',')}\r\n`
}

/**
 * Spreadsheets take what begins with these signs, of full width as well, for a formula, in quotes or not: an apostrophe
 * before it makes it text. Also of phone numbers, of which they would reckon the sum.
 */
const formula = /^[\s]*[=+\-@|＝＋－＠]/

function cellOf(value: string | readonly string[] | null): string {
  const text = typeof value === 'string' ? value : (value ?? []).join('; ')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
