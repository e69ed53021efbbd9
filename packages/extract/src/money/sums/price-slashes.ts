import { freeWords } from '../../attribute/condition-words.ts'
import { isCountedBy } from './price-units.ts'

interface SlashedSum {
  start: number
  end: number
  unit: string
  text: string
  isUnclear?: boolean
}

/** Behind a slash they begin the next item as often as they are the unit. */
const peopleWord =
  /^(?:adults?|child(?:ren)?|kids?|famil(?:y|ies)|groups?|couples?|guests?|teams?|kind(?:er|eren)?|erwachsene[rn]?|famili(?:e|en|a|as)|gruppen?|schüler(?:innen)?|adultes?|enfants?|familles?|groupes?|couples?|adult[oi]s?|bambin[oi]|famigli[ae]|niños?|crianças?|famílias?|volwassenen?|gezin|groep)$/u
const endsFree = new RegExp(String.raw`(?:${freeWords})\s?[.)]?$`, 'u')
const endsWord = /(?:^|[^\p{L}])(?:(\d{1,3})\s)?(\p{L}+)[\s:]*$/u
const nothingBetween = /^\s?(?:\([^()]*\)\s?)?:?\s?$/u

const slashOf = ({ start }: SlashedSum, text: string) => start + text.slice(start).search(/[/／]/)

/** 'Adults £12 / Children £7', but not 'Room €80 / night, suite €120'. */
function namesNext(sums: readonly SlashedSum[], at: number, plain: string): boolean {
  const sum = sums[at]!
  const next = sums[at + 1]
  const slash = slashOf(sum, plain)
  if (!next) return endsFree.test(plain.slice(slash).toLowerCase())
  const word = /\p{L}[\p{L}\p{M}'’.-]*/u.exec(plain.slice(slash, sum.end))?.[0] ?? ''
  const isNext = nothingBetween.test(plain.slice(sum.end, next.start))
  const isApart = /\s/.test(plain[slash - 1] ?? '')
  if (peopleWord.test(word)) return isApart || isNext
  const [, , nameBefore = ''] = endsWord.exec(plain.slice(sums[at - 1]?.end ?? 0, sum.start)) ?? []
  if (isCountedBy(word)) return isNext && isApart && isCountedBy(nameBefore)
  if (/^\s?[,;.]/.test(plain.slice(sum.end, next.start))) return false
  return isNext || isApart
}

export function withoutNextNames<Sum extends SlashedSum>(sums: Sum[], plain: string): Sum[] {
  const isSlashed = ({ unit }: Sum) => /^[/／]/.test(unit)
  if (sums.length < 2 || !sums.some(isSlashed)) return sums
  const told = sums.map((sum, at) => isSlashed(sum) && namesNext(sums, at, plain))
  const last = sums.at(-1)!
  // 'Wine £5 / carafe £8 / bottle' counts by both, or begins with a glass.
  const isCounted = isSlashed(last) && !told.at(-1)
  if (isCounted) {
    const isLed = /\p{L}/u.test(plain.slice(0, sums[0]!.start))
    const isUnclear = isLed && sums.some(({ unit }, at) => told[at] && unit !== last.unit)
    return isUnclear ? sums.map((sum) => ({ ...sum, isUnclear })) : sums
  }
  return sums.map((sum, at) => {
    if (!told[at]) return sum
    const end = sum.start + plain.slice(sum.start, slashOf(sum, plain)).trimEnd().length
    return { ...sum, end, unit: '', text: sum.text.slice(0, sum.text.search(/[/／]/)).trimEnd() }
  })
}
