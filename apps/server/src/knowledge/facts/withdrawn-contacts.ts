import { factKey } from './fact-key.ts'
import type { FactRow } from './facts-store.ts'
import { findWords, readWording, type Span } from './text-spans.ts'

export type Contact = Pick<FactRow, 'kind' | 'label' | 'value'> & { instead?: string | undefined }

export function withdrawnContacts(rows: readonly FactRow[]): Contact[] {
  const told = rows.filter(({ dropped }) => !dropped)
  const kept = new Set(told.map(factKey))
  return rows
    .flatMap(withdrawnBy)
    .filter(
      (fact) =>
        !kept.has(factKey(fact)) &&
        !told.some(({ kind, value }) => kind === fact.kind && includesValue(value, fact.value)),
    )
}

function withdrawnBy({ kind, label, value, stated, dropped, origin }: FactRow): Contact[] {
  const instead = dropped ? undefined : value
  const before = origin === 'owner' && stated ? [stated.value, ...(stated.past ?? [])] : []
  return [...(dropped ? [value] : []), ...before].map((each) => ({ kind, label, value: each, instead }))
}

/** A postcode may have been added to an address. */
const includesValue = (value: string, part: string) => plain(value).includes(plain(part))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '')

const phonePattern = /(?<![\p{L}\p{N}])\+?\d(?:[ .\-/()\u00a0]{0,2}\d){5,14}(?!\d)/gu
const mailPattern = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
/** Fewer digits could be a postcode or date. */
const leastFigures = 6

export function contactFinder(contacts: readonly Contact[]): (text: string, lower: string | null) => Span[] {
  const byKey = Map.groupBy(contacts, factKey)
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  const numbers = phones.map(({ value, instead }) => ({ figures: value.replace(/\D/g, ''), instead }))
  const hasMails = contacts.some(({ kind }) => kind === 'email')
  const worded = contacts
    .filter(({ kind, value }) => kind === 'social' || (kind === 'address' && plain(value).length >= 8))
    .map(({ kind, value, instead }) => ({
      wording: readWording(kind === 'social' ? value.replace(/^https?:\/\/(www\.)?/i, '') : value),
      instead: kind === 'social' ? instead?.replace(/^https?:\/\/(www\.)?/i, '') : instead,
    }))
  const isNumber = (found: string, figures: string) =>
    found.slice(-8) === figures.slice(-8) ||
    // The number without its area code.
    (found.length >= leastFigures && figures.endsWith(found))
  return (text, lower) => {
    const spans: Span[] = []
    if (numbers.length > 0)
      for (const { 0: value, index } of text.matchAll(phonePattern)) {
        const found = value.replace(/\D/g, '')
        const number = numbers.find(({ figures }) => isNumber(found, figures))
        if (number)
          spans.push([
            index,
            index + value.length,
            number.instead && formatForLink(text, index, number.instead),
          ])
      }
    if (hasMails)
      for (const { 0: value, index } of text.matchAll(mailPattern))
        for (const { instead } of byKey.get(factKey({ kind: 'email', label: '', value })) ?? [])
          spans.push([index, index + value.length, instead])
    if (lower !== null)
      for (const { wording, instead } of worded)
        for (const [start, end] of findWords(wording, lower)) spans.push([start, end, instead])
    return spans
  }
}

/** Numbers in link addresses have no spaces. */
const formatForLink = (text: string, at: number, number: string) =>
  /(?:tel:|callto:|wa\.me\/|phone=)$/i.test(text.slice(Math.max(0, at - 8), at))
    ? number.replace(/[^\d+]/g, '')
    : number
