import type { Fact } from '../fact.ts'
import type { FoundFact } from '../found-facts.ts'
import { pathOf } from '../page/front-page.ts'
import { isSameSwitchboard } from '../phones/stray-numbers.ts'

/** Branches and people have numbers and addresses of their own. */
const partsPage =
  /location|branch|store|office|standort|filial|sede|tienda|team|staff|people|equipo|restaurant/i
const plainLabels = new Set(['Phone', 'Address'])

/**
 * Of two plain numbers, or two streets of one town, that no page shows together, the one more pages show is told
 * and the other is asked. A value that only structured data holds yields to a visible one.
 */
export function withContradictionsDoubted(
  found: FoundFact[],
  contradicts: (one: string, main: string) => boolean,
): FoundFact[] {
  const plain = found.filter(
    (one) =>
      one.sure &&
      !one.fact.part &&
      [...one.labels.keys()].every((label) => plainLabels.has(label)) &&
      isPlainlyTold(one.fact),
  )
  const shown = plain.filter(({ places }) => [...places].some((url) => !partsPage.test(pathOf(url))))
  const [main] = shown.toSorted((a, b) => b.places.size - a.places.size)
  const unseen = plain.filter(({ places, fact }) => places.size === 0 && fact.kind === 'phone')
  if (!main) return found
  const rivals = new Set([
    // Several unseen numbers are branches.
    ...(unseen.length === 1 ? unseen : []),
    ...shown.filter(
      ({ places, language }) => places.isDisjointFrom(main.places) && language === main.language,
    ),
  ])
  const isDoubted = (one: FoundFact) => rivals.has(one) && contradicts(one.fact.value, main.fact.value)
  return [
    ...found.filter((one) => !isDoubted(one)),
    ...found
      .filter(isDoubted)
      .map((one) => ({ ...one, sure: false, fact: { ...one.fact, otherValue: main.fact.value } })),
  ]
}

const mostWordsBefore = 3
/** 'Call us on', 'Our address is'; more words before a number say what it is for. */
function isPlainlyTold({ quote = '', value }: Fact): boolean {
  const before = quote.split(value.split(', ')[0]!, 1)[0]!
  const piece = before.split(/[·|•;,]\s|[.!?]\s(?=\p{Lu})/u).at(-1)!
  return (piece.match(/\p{L}+/gu)?.length ?? 0) <= mostWordsBefore
}

/** A house in another town is a branch. */
export function isOtherStreet(one: string, main: string): boolean {
  const words = (address: string): string[] =>
    address
      .split(', ')
      .slice(1)
      .slice(-2)
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  const other = words(main)
  return words(one).some((word) => other.includes(word))
}

/** A mobile or a free line contradicts no landline: national numbers begin with another digit. */
export function isOtherLine(one: string, main: string): boolean {
  const [own, other] = [nationalNumber(one), nationalNumber(main)]
  return own[0] === other[0] && !isSameSwitchboard(own, other)
}

const nationalNumber = (value: string) =>
  value
    .replace(
      /^\s?(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})\s?(?:\(0\))?/u,
      '',
    )
    .replace(/\D/g, '')
    .replace(/^0+/, '')
