import { type KnownFact, knownFact } from '@foyer/contract/facts'
import { isSchedule } from '@foyer/extract/hours/tells-hours'
import type { SiteStatement } from '../../platform/db/schema/facts.ts'
import type { FactRow } from './facts-store.ts'

export const toWire = (row: FactRow): KnownFact =>
  knownFact.parse({
    ...row,
    siteValue: (row.origin === 'owner' && row.stated?.before?.value) || null,
    confirmable: isConfirmable(row),
  })

/** An incomplete sentence can't be confirmed. */
export const isConfirmable = (row: Pick<FactRow, 'kind' | 'label' | 'value' | 'origin'>): boolean =>
  row.kind !== 'hours' || row.origin === 'owner' || isSchedule(row)

type PartialStatement = Pick<SiteStatement, 'label' | 'value' | 'url'> & {
  [Field in keyof SiteStatement]?: SiteStatement[Field] | undefined
}

export const statementOf = (said: PartialStatement): SiteStatement => ({
  label: said.label,
  value: said.value,
  url: said.url,
  part: said.part ?? null,
  condition: said.condition ?? null,
  unit: said.unit ?? null,
  amount: said.amount ?? null,
  currency: said.currency ?? null,
  validity: said.validity ?? null,
  quote: said.quote ?? null,
  otherValue: said.otherValue ?? null,
  origin: said.origin ?? 'text',
  sure: said.sure ?? true,
})
