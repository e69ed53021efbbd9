import { unitEnd } from './price-units.ts'

/** A sum of money as a text states it. */
export interface Sum {
  /** Where it begins and ends, its 'from' and its unit included. */
  start: number
  end: number
  amount: number
  /** The other end of a range: '€40–60'. */
  high: number | null
  /** ISO 4217; '' where a sign stands for several ('kr', '$' alone is USD unless the site says otherwise). */
  currency: string
  /** 'from', 'ab', 'dès': the lowest of several. */
  from: boolean
  /** 'per night', '/ mois', 'la journée'; '' where none follows. */
  unit: string
  /** As it is written, with 'from' and unit. */
  text: string
}

const signs: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  '¥': 'JPY',
  '￥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₪': 'ILS',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  r$: 'BRL',
  zł: 'PLN',
  kč: 'CZK',
  'fr.': 'CHF',
  sfr: 'CHF',
  // '24.–' is how the Swiss write prices; elsewhere a comma stands there and a currency beside it.
  '.–': 'CHF',
  '.—': 'CHF',
  '.-': 'CHF',
  'rs.': 'INR',
  rs: 'INR',
  रु: 'INR',
  'रु.': 'INR',
  रुपये: 'INR',
  руб: 'RUB',
  'руб.': 'RUB',
  рублей: 'RUB',
  'р.': 'RUB',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  ريال: 'SAR',
  درهم: 'AED',
  'ر.س': 'SAR',
  'د.إ': 'AED',
  euro: 'EUR',
  euros: 'EUR',
  kr: '',
  'kr.': '',
}
const codes =
  'eur|usd|gbp|chf|sek|nok|dkk|pln|czk|huf|cad|aud|nzd|inr|jpy|cny|rmb|krw|rub|brl|mxn|aed|sar|try|zar|sgd|hkd|ils|uah|ron|bgn'

const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f.,'’]\d{2,3}){1,4}(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`
const number = `(?:${digits})(?:[.,][-–—]{1,2})?`
// Before a sum no letter, digit or point may stand: '18 ma|rs 202|6' is no price, nor is the end of a longer number.
const left = String.raw`(?<![\p{L}\p{N}.,'’/+-])`
const before = String.raw`(?:us\$|au\$|ca\$|nz\$|[acr]\$|[€£$¥￥₹₽₩₺₴₪]|(?:${codes})(?![\p{L}])|euro(?=\s?\d)|kč(?=\s?\d)|zł(?=\s?\d)|rs\.?(?=\s?\d)|fr\.(?=\s?\d)|sfr\.?(?=\s?\d)|kr\.?(?=\s?\d)|रु\.?)`
const after = String.raw`(?:[€£$¥￥₹₽₩₺₴₪](?![\p{L}\p{N}])|(?:${codes}|zł|kč|kr\.?|руб\.?|рублей|р\.|euros?|रुपये|ريال|درهم|ر\.س|د\.إ)(?![\p{L}\p{N}])|円|元|원|\.[–—-](?![-–—]|\s?\p{N}))`
const single = String.raw`(?:${before}\s?${number}|${number}\s?${after})`

const fromWords =
  'from|starting (?:at|from)|as of|ab|desde|à partir de|a partir de|dès|da|a partire da|vanaf|från|от|since'
const aboutWords = 'ca\\.|circa|about|approx\\.?|environ|etwa|rund|unos|only|nur|just|solo|seulement'

const pattern = new RegExp(
  String.raw`(?:${left}(?:${fromWords}|${aboutWords})\s{1,3})?${left}(?:${before}\s?${number}|${number}\s?${after})(?:\s?(?:[–—-]|to|bis|à|a|al)\s?(?:${single}|(?:${digits})(?![\p{L}\p{N}.:%])))?(?:\s?${after})?`,
  'gu',
)
const leadPattern = new RegExp(String.raw`^(?:${fromWords})\s`, 'u')
const numberPattern = new RegExp(number, 'gu')
const currencyPattern = new RegExp(`${before}|${after}`, 'gu')
const anyDigit = '[\\d٠-٩۰-۹०-९０-９]'
/** Asked first: most lines name no currency, or none beside a figure, and the pattern is a long one. */
const mayBeMoney = new RegExp(
  String.raw`[€£$¥￥₹₽₩₺₴₪円元원]|${anyDigit}(?:[.,][–—-]{1,2})?\s?(?:${codes}|zł|kč|kr|руб|р\.|euro|रु|ريال|درهم|ر\.س|د\.إ)|${anyDigit}\.[–—-]|(?:${codes}|euro|zł|kč|s?fr\.?|rs\.?|kr\.?|रु\.?)\s?${anyDigit}`,
  'iu',
)
const hasDigit = new RegExp(anyDigit)
const longest = 2_000
const mostSums = 200

/** Digits of other scripts stand one for one for ours. */
const otherDigits = /[٠-٩۰-۹०-९０-９]/g
const ourDigit = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = [0x660, 0x6f0, 0x966, 0xff10].find((start) => code >= start && code < start + 10)!
  return String(code - zero)
}

/** What is told in millions is no price. */
const large =
  /^\s?(?:million|billion|trillion|thousand|mio|mrd|milliarden|millionen|millones|mil\s|millions|milliards|miliard|milion|milhões|bn|млн|млрд|億|万|[mk](?![\p{L}\p{N}]))/u

/** The sums a text names, in order. */
export function findSums(text: string): Sum[] {
  if (!hasDigit.test(text) || !mayBeMoney.test(text)) return []
  const written = text.slice(0, longest).replace(otherDigits, ourDigit)
  const lower = written.toLowerCase()
  // The few letters whose small form is longer would shift all that follows.
  const plain = lower.length === written.length ? lower : written
  const sums: Sum[] = []
  for (const match of plain.matchAll(pattern)) {
    const sum = readSum(match[0], match.index, plain)
    const counted = sum
      ? text
          .slice(match.index + match[0].length, sum.end)
          .replace(/\s+/g, ' ')
          .trim()
      : ''
    if (sum)
      sums.push({ ...sum, unit: counted, text: withCurrency(text.slice(sum.start, sum.end), sum.currency) })
    if (sums.length >= mostSums) break
  }
  return sums
}

const swissAlone = /\d\.[–—-]/

/** '24.–' stands alone on a Swiss page; told elsewhere, it has to say of what. */
const withCurrency = (text: string, currency: string): string =>
  currency === 'CHF' && swissAlone.test(text) && !/chf|fr/i.test(text) ? text.replace(/\d/, 'CHF $&') : text

export function isOnlySum(text: string): boolean {
  const [sum] = text.length <= 60 ? findSums(text) : []
  return sum !== undefined && sum.start === 0 && sum.end === text.length
}

function readSum(money: string, start: number, plain: string): Omit<Sum, 'text' | 'unit'> | null {
  const numbers = [...money.matchAll(numberPattern)].map(([found]) => parseAmount(found))
  const [amount, high = null] = numbers
  if (amount === undefined || !Number.isFinite(amount)) return null
  const found = (money.match(currencyPattern) ?? [])
    .filter((sign) => sign.trim() !== '')
    // '25.- €' is told in euros.
    .reduce((first, sign) => (first === '' || first.startsWith('.') ? sign : first), '')
  const moneyEnd = start + money.length
  if (large.test(plain.slice(moneyEnd, moneyEnd + 14))) return null
  const end = Math.max(moneyEnd, unitEnd(plain, moneyEnd))
  return {
    start,
    end,
    amount,
    high: high !== null && high > amount ? high : null,
    currency: currencyOf(found),
    from: leadPattern.test(money),
  }
}

export function currencyOf(sign: string): string {
  const plain = sign.trim().toLowerCase()
  return signs[plain] ?? (plain === 'rmb' ? 'CNY' : /^[a-z]{3}$/.test(plain) ? plain.toUpperCase() : '')
}

/** '45 euro' beside '€ 45' in one list: a currency that is written out gets its sign. */
export const withSign = (written: string): string =>
  written.replace(/(?<=\d)\s?euros?(?!\p{L})/giu, ' €').replace(/(?<!\p{L})euro\s?(?=\d)/giu, '€ ')

/** '2,650', '2.650', "1'200.50", '1 234,56', '49,–', '1,00,000'. */
export function parseAmount(written: string): number {
  const bare = written.replace(/[.,][-–—]{1,2}$/, '').replace(/[ \u00a0\u202f'’]/g, '')
  const cents = /[.,](\d{1,2})$/.exec(bare)
  const whole = (cents ? bare.slice(0, cents.index) : bare).replace(/[.,]/g, '')
  return Number(cents ? `${whole}.${cents[1]}` : whole)
}

/** A currency that a heading or a caption names for bare figures: 'Price (€)', 'all prices in EUR'. */
const namedCurrency = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[€£¥₹₽₩]|US\$|\$|${codes}|euros?)(?![\p{L}\p{N}])`,
  'iu',
)
export function currencyIn(text: string): string {
  const found = text.length > 160 ? null : namedCurrency.exec(text)
  return found ? found[0] : ''
}

const inCurrency = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|em|в)\s([€£¥₹₽₩]|US\$|\$|${codes}|euros?)(?![\p{L}\p{N}])`,
  'iu',
)
/** The same in a sentence, where 'try' may be a word: 'prices in euro per room'. */
export function statedCurrency(text: string): string {
  return text.length > 300 ? '' : (inCurrency.exec(text)?.[1] ?? '')
}

/** Whether a text of any length may state one. */
export const mayStateCurrency = (text: string): boolean => inCurrency.test(text)

/** '68.00' and 'GBP' as a visitor would read it. */
export function formatPrice(value: string, currency: string): string {
  const signs: Record<string, string> = { GBP: '£', USD: '$', EUR: '€', JPY: '¥', INR: '₹' }
  const number = Number(value)
  const shown =
    Number.isFinite(number) && value.trim() !== ''
      ? Number.isInteger(number)
        ? String(number)
        : number.toFixed(2)
      : value
  const known = signs[currency.toUpperCase()]
  if (known) return `${known}${shown}`
  return currency ? `${shown} ${currency}` : shown
}
