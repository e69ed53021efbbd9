import type { ReadPage } from '@foyer/crawler/read/read-page'
import { placedLines } from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { pageLines } from '../page/page-lines.ts'
import { phoneKey } from './phone-number.ts'

/** '347 5550199' has no phone shape, but its link makes it one. */
export const isLinked = (written: string, page: ReadPage): boolean =>
  page.contacts.phones.some((value) => phoneKey(value) === phoneKey(written))

export function linkedPhones(page: ReadPage, shown: string[]): Fact[] {
  const known = new Set(shown.map(phoneKey))
  const unseen = page.contacts.phones.filter((value) => !known.has(phoneKey(value)))
  if (unseen.length === 0) return []
  const theirs = quotedDigits(page)
  return unseen
    .filter((value) => !theirs.includes(phoneKey(value)))
    .map((value) => ({ kind: 'phone', label: 'Phone', value, url: page.url, origin: 'text', sure: true }))
}

function quotedDigits(page: ReadPage): string {
  const shown = new Set(placedLines(page).map(({ block }) => block))
  let digits = ''
  for (const { block, text } of pageLines(page))
    if (!shown.has(block)) digits += ` ${text.replace(/\D/g, '')}`
  return digits
}
