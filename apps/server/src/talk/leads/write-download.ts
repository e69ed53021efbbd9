import type { Lead } from '@foyer/contract/leads'
import { csvHead, csvLine } from '../../platform/http/csv.ts'
import type { Services } from '../../services.ts'
import { showLeads } from './show-leads.ts'
import { type Filter, type ListedLead, listLeads } from './store.ts'

const batchSize = 200

export const writeDownload = (
  db: Services['db'],
  accountId: string,
  filter: Filter,
  format: 'csv' | 'json',
): AsyncIterable<string> => {
  const leads = read(db, accountId, filter)
  return format === 'csv' ? csvOf(leads) : jsonOf(leads)
}

async function* read(db: Services['db'], accountId: string, filter: Filter) {
  let last: ListedLead | undefined
  do {
    const cursor = last ? { place: last.place, id: last.lead.id } : null
    const rows: ListedLead[] = await listLeads(db, accountId, filter, cursor, batchSize)
    yield* await showLeads(db, accountId, rows)
    last = rows.length === batchSize ? rows.at(-1) : undefined
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
  yield csvHead(columns)
  for await (const lead of leads) yield csvLine(columns.map((column) => lead[column]))
}
