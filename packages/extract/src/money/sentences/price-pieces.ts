import { trimmedEnd } from '@foyer/text/trim'
import { isCondition, namesPeople } from '../../attribute/condition-kinds.ts'
import { isSize } from '../doubts/price-doubts.ts'
import type { Sum } from '../sums/money.ts'

/** One sum of a list on one line: 'Cola 0.3 l €3.20 / 0.5 l €4.60'. */
export interface Piece {
  label: string
  sum: Sum
  after: string
}

const divider = /\s?[/|／｜]\s?/u
const anyBracket = /\([^()]*\)/gu
const onlyBracket = /^\s?\([^()]{2,40}\)\s?$/u
const measuredSize =
  /^\(?(?:ca\.? )?\d{1,4}(?:[.,]\d{1,2})?(?:\s?[–x×-]\s?\d{1,4})?\s?(?:ml|cl|dl|l|g|kg|cm|mm|m|oz|pint|min|mins|minutes|minuten|minuti|minutos|h|hrs?|hours?|std\.?|stunden?|heures?|ore|horas?|uur|tage?|days?|jours?|giorni|días|dagen)\.?\)?$/iu
const mostWordsOfSize = 3

const tellsWhich = (text: string, language: string) =>
  measuredSize.test(text) || isSize(text) || isCondition(text, language)

/** Returns null when anything but dividers or brackets separates the sums. */
function partsOf(sentence: string, sums: readonly Sum[]): { before: string; after: string }[] | null {
  const parts: { before: string; after: string }[] = []
  let from = 0
  for (const [at, { start, end }] of sums.entries()) {
    const before = sentence.slice(from, start)
    const next = sums[at + 1]
    if (!next) {
      parts.push({ before, after: sentence.slice(end) })
      break
    }
    const between = sentence.slice(end, next.start)
    // A divider in brackets doesn't divide the line.
    const bare = between.replace(anyBracket, (text) => ' '.repeat(text.length))
    const found = divider.exec(bare)
    const isLed = /\)\s?$/.test(before) && onlyBracket.test(between)
    if (found ? divider.test(bare.slice(found.index + found[0].length)) : !isLed) return null
    parts.push({ before, after: found ? between.slice(0, found.index) : '' })
    from = end + (found ? found.index + found[0].length : 0)
  }
  return parts
}

/** 'Cola' of 'Cola 0.3 l'. */
function headOf(label: string, language: string): string {
  const words = label.split(' ')
  for (let count = Math.min(mostWordsOfSize, words.length - 1); count > 0; count--)
    if (tellsWhich(words.slice(-count).join(' '), language)) return words.slice(0, -count).join(' ')
  return ''
}

/** Returns null unless the line lists named prices. */
export function piecesOf(
  sentence: string,
  sums: readonly Sum[],
  { named, language, nameIn }: { named: string; language: string; nameIn(text: string): string },
): Piece[] | null {
  const parts = sums.length > 1 ? partsOf(sentence, sums) : null
  if (!parts) return null
  const first = parts[0]!.before
  const colon = first.lastIndexOf(': ')
  const lead = colon < 2 ? '' : nameIn(first.slice(0, colon))
  if (colon >= 2 && lead === '') return null
  const texts = parts.map(({ before }, at) => (at === 0 ? first.slice(colon + 1) : before).trim())
  // '€80 low season / €110 high season': the name follows the sum.
  const isBehind = texts.every((text) => text === '') && parts.every(({ after }) => after.trim() !== '')
  const said = isBehind ? parts.map(({ after }) => after.trim()) : texts
  const names = said.map((text) => {
    const bare = trimmedEnd(text, ':–—-')
    return tellsWhich(bare, language) ? bare : nameIn(text)
  })
  if (names.includes('')) return null
  const [one = ''] = names
  const isWhich = names.map((name) => tellsWhich(name, language))
  // 'Adults' take their subject from the headings.
  const isOfNamed = isWhich.every(Boolean) && !names.some((name) => namesPeople(name, language))
  const subject = lead || (isOfNamed ? named : '')
  const head = isWhich[0] ? '' : headOf(one, language) || (names.slice(1).every(isOnlySize) ? one : '')
  const labels = names.map((name, at) => {
    const whole = at > 0 && head !== '' && isWhich[at] ? `${head} ${name}` : name
    return subject === '' ? whole : `${subject} – ${whole}`
  })
  return parts.map(({ after }, at) => ({ label: labels[at]!, sum: sums[at]!, after: isBehind ? '' : after }))
}

const isOnlySize = (name: string) => measuredSize.test(name) || isSize(name)
