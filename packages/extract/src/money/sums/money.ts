import { matchesOf } from '@foyer/text/matches-of'
import { rememberedFor } from '@foyer/text/remembered'
import {
  currencyOf,
  isHundredth,
  isMoneyIn,
  mayNameCurrency,
  secondSign,
  signAfterFigure,
  signBeforeFigure,
  tellingSign,
} from './currencies.ts'
import { withoutNextNames } from './price-slashes.ts'
import { unitEnd } from './price-units.ts'

export interface Sum {
  /** Begins with 'from' and ends behind the unit. */
  start: number
  end: number
  amount: number
  /** The other end of a range: '€40–60'. */
  high: number | null
  /** ISO 4217; '' when a sign stands for several ('kr'). */
  currency: string
  /** The lowest of several: 'from', 'ab', 'dès'. */
  from: boolean
  /** 'per night', '/ mois'; '' for none. */
  unit: string
  text: string
  /** May be a range or a name: 'Set 4 – 15 €'. */
  isUnclear?: boolean
}

// East Asia counts in tens of thousands and thousands: '5만원', '1万5千円'.
const easternNumber = String.raw`\d{1,5}(?:\.\d)?\s?[万萬만](?:\s?\d{1,4}[천千]?)?|\d{1,3}[천千](?=\s?[円元원])`
const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3}|[.,]\d{2,3}){1,4}(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`
const numberOf = (figures: string) => `(?:${figures})(?:[.,][-–—]{1,2})?`
const number = numberOf(`${easternNumber}|${digits}`)
// No letter, digit or point may come before a sum: '18 ma|rs 202|6'. Only languages without spaces put one
// right behind a word.
const notWithinWord = String.raw`(?<![\p{L}\p{N}.,'’/+-])`
const notWithinNumber = String.raw`(?:${notWithinWord}|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]))`
const dash = '[–—~～〜-]'
const upTo = 'to|bis|à|a|al|tot|até|до|do|till?'
/** '£45 – 60 min' is no range of money. */
const otherUnits = String.raw`\s?(?:min|minut\p{L}{1,3}|h|hrs?|hours?|std|stunden?|heures?|ore|horas?|uur|days?|tage?|jours?|giorni|días|dagen|pers|persone[ns]?|personas|personnes|people|adults?|cm|kg|g|ml|l)(?!\p{L})`

export const fromWords =
  'from|starting (?:at|from)|as of|ab|desde|à partir de|a partir de|dès|da|a partire da|vanaf|v\\.a\\.|från|fra|od|alkaen|de la|от|від|since'
const onlyWords = 'only|nur|just|solo|soli|sólo|seulement|slechts|apenas'
const aboutWords = `ca\\.|circa|about|approx\\.?|environ|etwa|rund|unos|${onlyWords}`
const eachPerson = '每(?:人|位|晚|天|次|小时)|1인당|1名様?|お?一人様?|1泊'
const eachPersonPattern = new RegExp(`^(?:${eachPerson})`, 'u')
const praiseWord = new RegExp(String.raw`(?<!\p{L})(?:${onlyWords})\s{1,3}(?=\P{L}|eur|chf|gbp|usd)`, 'iu')
const leadPattern = new RegExp(String.raw`^(?:${fromWords})\s`, 'u')
const numberPattern = new RegExp(number, 'gu')
/** '32 € 90'. */
const centsBehindSign = String.raw`\d{1,5}(?:\s?€|\seuros?)(?:\s?\d\d(?=$|\s?[,;:)/]|\.(?!\d)|\s(?:par|la|le|l['’]|ttc|ht)(?!\p{L}))|(?<=\d€)\d\d(?![\d%€]))`

const betweenWords = 'between|zwischen|entre|tra|fra|tussen|между'

function shapesOf(number: string) {
  const single = String.raw`(?:${signBeforeFigure}\s?${number}|${number}\s?${signAfterFigure})`
  const second = String.raw`(?:\s?(?:${dash}|${upTo})\s?(?:${single}|(?:${digits})(?![\p{L}\p{N}.:%]|[/-]\d|\sde\s\p{L}{3}|${otherUnits})))?(?:\s?${secondSign})?`
  return {
    between: String.raw`(?:${betweenWords})\s(?:${signBeforeFigure}\s?)?${number}(?:\s?${secondSign})?\s(?:and|und|et|y|e|en|и)\s${single}`,
    behind: String.raw`(?<!:)(?:(?:von|de|van|od|från|fra)\s)?(?<low>${number})(?<joint>\s?${dash}\s?|\s(?:${upTo})\s)(?<high>${number})\s?${signAfterFigure}`,
    alone: String.raw`(?:(?<cents>${centsBehindSign})|(?:${signBeforeFigure}\s?${number}|(?<!\d[–—~～〜])${number}\s?${signAfterFigure})${second})`,
  }
}

const mayBeBetween = new RegExp(String.raw`(?:${betweenWords})\s`, 'u')
const mayBeRange = new RegExp(String.raw`[\d–—-](?:\s?${dash}\s?|\s(?:${upTo})\s)\d`, 'u')
const mayBeEastern = /[\u2e80-\u{10ffff}]/u
const leadWords = String.raw`(?:(?:${fromWords})\s{1,3}(?:(?:${onlyWords})\s{1,3})?|(?:${aboutWords})\s{1,3})`
const latinShapes = shapesOf(numberOf(digits))
const easternShapes = shapesOf(number)
const latinLead = `${notWithinWord}(?:${leadWords}${notWithinWord})?`
const easternLead = String.raw`${notWithinNumber}(?:(?:${leadWords}|(?:${eachPerson})\s?)${notWithinNumber})?`
const sumPattern = new RegExp(`${latinLead}(?:${latinShapes.alone})`, 'gu')
const sumOrRangePattern = new RegExp(`${latinLead}(?:${latinShapes.behind}|${latinShapes.alone})`, 'gu')
const anySumPattern = new RegExp(
  `${latinLead}(?:${latinShapes.between}|${latinShapes.behind}|${latinShapes.alone})`,
  'gu',
)
const easternSumPattern = new RegExp(
  `${easternLead}(?:${easternShapes.between}|${easternShapes.behind}|${easternShapes.alone})`,
  'gu',
)

/** Long patterns are slow and most texts need the shortest. */
function patternFor(plain: string): RegExp {
  if (mayBeEastern.test(plain)) return easternSumPattern
  if (mayBeBetween.test(plain)) return anySumPattern
  return mayBeRange.test(plain) ? sumOrRangePattern : sumPattern
}

const sumHere = new RegExp(easternShapes.alone, 'uy')
const currencyPattern = new RegExp(`${signBeforeFigure}|${signAfterFigure}|${secondSign}`, 'gu')
const anyDigit = '[\\d٠-٩۰-۹०-९０-９]'
const mayBeMoney = mayNameCurrency(anyDigit)
const hasDigit = new RegExp(anyDigit)
const longestText = 2_000
const mostSums = 200

/** Digits of other scripts map one to one. */
const otherDigits = /[٠-٩۰-۹०-९０-９]/g
const otherMarks = /(?<=[٠-٩۰-۹])[٫٬](?=[٠-٩۰-۹])|(?<=[０-９])[，．](?=[０-９])/g
export const inOurDigits = (text: string): string =>
  text.replace(otherMarks, (mark) => ('٬，'.includes(mark) ? ',' : '.')).replace(otherDigits, ourDigit)
/** '39 €²' refers to a note; in '90 m²' the figure belongs to the letter. */
const noteMark = /(?<=[\d€£$])[¹²³⁰⁴-⁹]/g
const ourDigit = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = [0x660, 0x6f0, 0x966, 0xff10].find((start) => code >= start && code < start + 10)!
  return String(code - zero)
}

/** Millions are no prices. */
const largeUnit =
  /^\s?(?:million|billion|trillion|thousand|mio|mrd|milliarden|millionen|millones|mil\s|millions|milliards|miliard|milion|milhões|bn|млн|млрд|億|万|[mk](?![\p{L}\p{N}]))/u

export const findSums = (text: string, language = ''): readonly Sum[] =>
  hasDigit.test(text) && mayBeMoney.test(text) ? sumsOf(text, language) : []

/** Cached because several readers ask about the same line. */
const sumsOf = rememberedFor((text: string, language: string): readonly Sum[] => {
  const written = inOurDigits(text.slice(0, longestText)).replace(noteMark, ' ')
  const lower = written.toLowerCase()
  // A few lower-case letters are longer and would shift the rest.
  const plain = lower.length === written.length ? lower : written
  const sums: Sum[] = []
  for (const match of matchesOf(patternFor(plain), plain)) {
    const meant = rangeOrName(match, plain)
    const sum = readSum(meant, plain, language)
    if (!sum || sum.start < (sums.at(-1)?.end ?? 0)) continue
    const unit = text
      .slice(meant.start + meant.money.length, sum.end)
      .replace(/\s+/g, ' ')
      .trim()
    sums.push({
      ...sum,
      unit,
      text: withCurrency(text.slice(sum.start, sum.end).replace(praiseWord, ''), sum.currency),
    })
    if (sums.length >= mostSums) break
  }
  return withoutNextNames(sums, plain)
})

interface MeantSum {
  start: number
  money: string
  hasCents: boolean
  isUnclear: boolean
}

/** Beyond the first factor two figures are hardly a range, beyond the second surely not. */
const [wideRange, widestRange] = [4, 10]
const endsInCents = /[.,]\d\d?$/
/** 'Zone 1', 'Menù n. 3'. */
const mostCounted = 9
const endsName = /[\p{L}.#º°]\s?$/u
const numberedThing =
  /(?<!\p{L})(?:rooms?|suite|studio|apartments?|flat|cottage|lodge|cabin|pitch|plot|box|package|pack|set|menu|level|stage|zone|class|category|series|option|type|group|team|course|zimmer|wohnung|ferienwohnung|appartement|haus|hütte|kabine|paket|menü|stufe|klasse|kategorie|serie|gruppe|typ|variante|chambre|gîte|chalet|maison|villa|bungalow|cabane|emplacement|salle|formule|forfait|lot|niveau|catégorie|série|groupe|camera|stanza|appartamento|casa|pacchetto|livello|categoria|gruppo|habitación|apartamento|paquete|nivel|categoría|grupo|quarto|pacote|kamer|huisje|huis|pakket|groep|rum|stuga|hytte|pakke|pokój|domek|pokoj|номер|комната|домик|пакет|no|nr|n°|nº)\.?\s$/u
const singleAndThousand = /^[1-9] \d{3}(?!\d)/
const longestThing = 20

/** '15 – 20 €' is a range; 'Room 101 – 95 €' and 'Zone 1 – 30 €' begin with a name. */
function rangeOrName(match: RegExpExecArray, plain: string): MeantSum {
  const { low = '', high = '', joint = '', cents } = match.groups ?? {}
  // 'Studio 2 150 €' may be the second studio.
  const mayBeNumbered =
    singleAndThousand.test(match[0]) &&
    numberedThing.test(plain.slice(Math.max(0, match.index - longestThing), match.index))
  const whole = {
    start: match.index,
    money: match[0],
    hasCents: cents !== undefined,
    isUnclear: mayBeNumbered,
  }
  if (low === '') return whole
  const [from, to] = [parseAmount(low), parseAmount(high)]
  const times = to / from
  const mayBeName =
    /^\s/.test(joint) &&
    match[0].startsWith(low) &&
    endsName.test(plain.slice(Math.max(0, match.index - 2), match.index))
  if (to > from && !mayBeName) return whole
  const isCount = from <= mostCounted
  const isAlike = endsInCents.test(low) === endsInCents.test(high)
  if (to > from && times <= wideRange && (isAlike || !isCount))
    return { ...whole, isUnclear: !isAlike || (isCount && times > 2) }
  const start = match.index + match[0].indexOf(joint + high, low.length) + joint.length
  sumHere.lastIndex = start
  const only = sumHere.exec(plain)
  if (!only) return { ...whole, isUnclear: true }
  const isName = to <= from || (isCount && (!isAlike || times >= widestRange))
  return { ...whole, start, money: only[0], isUnclear: !isName }
}

/** A 'from' behind the sum: '180元起', '1,800円～'. */
const fromWordBehind = /^(?:起|から|부터|[〜～~](?!\s?[\d¥￥]))/u
const swissAlone = /\d\.[–—-]/

/** '24.–' needs its currency outside a Swiss page. */
const withCurrency = (text: string, currency: string): string =>
  currency === 'CHF' && swissAlone.test(text) && !/chf|fr/i.test(text) ? text.replace(/\d/, 'CHF $&') : text

export function isOnlySum(text: string, language: string): boolean {
  const [sum] = text.length <= 60 ? findSums(text, language) : []
  return sum !== undefined && sum.start === 0 && sum.end === text.length
}

function readSum(
  { start, money, hasCents, isUnclear }: MeantSum,
  plain: string,
  language: string,
): Omit<Sum, 'text' | 'unit'> | null {
  const signs = (money.match(currencyPattern) ?? []).filter((sign) => sign.trim() !== '')
  const sign = tellingSign(signs)
  if (!isMoneyIn(sign, language)) return null
  const share = isHundredth(sign) ? 100 : 1
  const numbers = [...money.replace(eachPersonPattern, '').matchAll(numberPattern)].map(
    ([found]) => parseAmount(found) / share,
  )
  const [amount, second = null] = hasCents ? [(numbers[0]! * 100 + numbers[1]!) / 100] : numbers
  if (amount === undefined || !Number.isFinite(amount)) return null
  const high = second !== null && second > amount ? second : null
  const isLeast = fromWordBehind.exec(plain.slice(start + money.length, start + money.length + 4))
  const moneyEnd = start + money.length + (isLeast?.[0].length ?? 0)
  if (largeUnit.test(plain.slice(moneyEnd, moneyEnd + 14))) return null
  return {
    start,
    end: Math.max(moneyEnd, unitEnd(plain, moneyEnd)),
    amount,
    high,
    currency: currencyOf(sign, language),
    from: high === null && (leadPattern.test(money) || isLeast !== null),
    ...(isUnclear && { isUnclear }),
  }
}

/** The amount of a figure: '2,650', '2.650', "1'200.50", '1 234,56', '49,–', '1,00,000', '3만 5천'. */
export function parseAmount(written: string): number {
  const bare = written.replace(/[.,][-–—]{1,2}$/, '').replace(/[ \u00a0\u202f'’]/g, '')
  const [, tenThousands, more = '', thousand] = /^([\d.]+)[万萬만](\d*)([천千]?)$/.exec(bare) ?? []
  if (tenThousands) return Number(tenThousands) * 10_000 + Number(more) * (thousand ? 1_000 : 1)
  if (/[천千]$/.test(bare)) return Number.parseInt(bare, 10) * 1_000
  const cents = /[.,](\d{1,2})$/.exec(bare)
  const whole = (cents ? bare.slice(0, cents.index) : bare).replace(/[.,]/g, '')
  return Number(cents ? `${whole}.${cents[1]}` : whole)
}
