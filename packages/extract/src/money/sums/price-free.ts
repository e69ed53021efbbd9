import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { namesPeople } from '../../attribute/condition-kinds.ts'
import { freeLeads, freeVerbs, freeWords } from '../../attribute/condition-words.ts'
import type { Sum } from './money.ts'

const longestText = 70
const onlyFree = new RegExp(`^(?:${freeWords})$`, 'u')
const peopleFree = new RegExp(String.raw`^(\S.{0,50}?)[\s:–—-]+(?:(?:${freeVerbs})\s)?(${freeWords})$`, 'u')
const freePeople = new RegExp(String.raw`^(${freeWords})\s(?:(?:${freeLeads})\s){1,2}(\S.{0,50})$`, 'u')

/** A quick check, because hardly a line mentions anything free. */
const mayBeFree = /free|frei|gratis|gratuit|kosten|umsonst|liber|libre/iu

export const isFree = (text: string): boolean =>
  text.length <= longestText && mayBeFree.test(text) && onlyFree.test(plainLettersInPlace(text).trim())

/** 'Adults free', 'kostenlos für Mitglieder', and nothing else. */
export function freeFor(text: string, language: string): { people: string; said: string } | null {
  if (text.length > longestText || !mayBeFree.test(text)) return null
  const plain = plainLettersInPlace(text)
  const before = peopleFree.exec(plain)
  const after = before ? null : freePeople.exec(plain)
  const [people, said] = before
    ? [text.slice(0, before[1]!.length), text.slice(-before[2]!.length)]
    : after
      ? [text.slice(-after[2]!.length), text.slice(0, after[1]!.length)]
      : ['', '']
  return people !== '' && namesPeople(people, language) ? { people, said } : null
}

export const nothingToPay = (said: string, currency: string): Sum => ({
  start: 0,
  end: said.length,
  amount: 0,
  high: null,
  currency,
  from: false,
  unit: '',
  text: said,
})
