import type { Fact } from '@foyer/contract/scans'
import { articlesAfter, leadingWords } from '@foyer/extract/attribute/condition-words'

type KeyedFact = Pick<Fact, 'kind' | 'label' | 'value'> & {
  part?: string | null
  unit?: string | null
  condition?: string | null
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

const knownByValue = new Set<Fact['kind']>(['phone', 'email', 'address', 'social'])
export const isKnownByValue = (kind: Fact['kind']): boolean => knownByValue.has(kind)

/** Identifies a fact across scans: contacts by value, others by subject, so that a new price is the same fact. */
export function factKey({ kind, label, value, part, unit, condition }: KeyedFact): string {
  switch (kind) {
    case 'name':
    case 'description':
      return kind
    case 'phone':
      return `phone ${value.replace(/\D/g, '').slice(-8)}`
    case 'email':
    case 'address':
    case 'social':
      return `${kind} ${plain(value).replace(/[^\p{L}\p{N}@]/gu, '')}`
    case 'hours':
      return `hours ${plain(wholeLabel(label, part, condition))}`
    case 'price':
      return `price ${plain(label)} ${plain(unit ?? '')} ${plain(condition ?? '')}`
    default:
      return `${kind} ${plain(label)}`
  }
}

/** Scans put part and season into the label; owners may state them separately. */
function wholeLabel(label: string, part: string | null | undefined, condition: string | null | undefined) {
  const says = (detail: string) => plain(label).includes(plain(detail))
  const of = part && !says(part) ? ` – ${part}` : ''
  return `${label}${of}${condition && !says(condition) ? ` (${condition})` : ''}`
}

const cutAt = (text: string, sign: string): [string, string] => {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

function hoursIn(key: string) {
  const [named, season] = cutAt(key, ' (')
  const [day, part] = cutAt(named, ' – ')
  return { day, part, season }
}

/**
 * Whether hours may replace earlier ones of another season or part. If the site `stillSays` those, a new part or season
 * is a fact of its own.
 */
export function isSameDay(before: string, now: string, stillSays: boolean): boolean {
  const [then, told] = [hoursIn(before), hoursIn(now)]
  if (then.day !== told.day) return false
  if (then.part === told.part) return !stillSays || then.season === ''
  return then.part === '' && then.season === '' && !stillSays
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
const smallWords = wordsOf(`price ${leadingWords} ${articlesAfter}`)

/** Matches earlier keys, whose label included seasons, days or a heading. */
export function isSamePrice(
  before: { key: string; part?: string | null | undefined },
  fact: KeyedFact & { unit?: string | null },
): boolean {
  const unit = wordsOf(fact.unit ?? '')
  const telling = (text: string) =>
    new Set([...wordsOf(text)].filter((word) => !unit.has(word) && !smallWords.has(word)))
  const [then, now] = [telling(before.key), telling(factKey(fact))]
  const part = wordsOf(before.part ?? '')
  return then.isSubsetOf(now) && [...now].every((word) => then.has(word) || part.has(word))
}
