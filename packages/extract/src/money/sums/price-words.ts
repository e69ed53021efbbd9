import { prechecked } from '@foyer/text/prechecked-pattern'
import { remembered } from '@foyer/text/remembered'
import { joinedCurrencies, writtenCurrencies } from './currencies.ts'

/** Words that say that sums follow, not for what: 'Price', 'Fee in €', 'Tarif 2027'. */
const priceWords =
  'what (?:it|they|you|we) (?:costs?|pay|charge)|was (?:es|das|sie) kostet|ce que ça coûte|combien ça coûte|quanto cost(?:a|ano)|cuánto cuestan?|quanto custam?|wat (?:het|dat) kost|prices?|pricing|costs?|fees?|rates?|charges?|amount|preise?|(?:einzel|gesamt|miet|listen|grund|end|netto|brutto|stück)preise?|(?:miet|leih)gebühr(?:en)?|preisliste|kosten|betrag|gebühr(?:en)?|tarife?|entgelte?|precios?|tarifas?|importe|prix|tarifs?|coûts?|montant|prezz[oi]|listino|tariff[ae]|cost[oi]|importo|preços?|valor(?:es)?|prij(?:s|zen)|prijslijst|tarie(?:f|ven)|kost|bedrag|pris(?:er|erna|erne)?|prislist[ae]|ceny|cennik|ceník|цен[аы]|стоимость|прайс|価格|料金|値段|가격|요금|价格|價格|票价|费用|費用|السعر|الأسعار|मूल्य|कीमत|दाम|किराया|शुल्क'
const fillers =
  'the|our|all|hire|rental|list|from|ab|in|incl?\\.?|including|inc\\.?|excl?\\.?|vat|gst|tax|mwst\\.?|ust\\.?|tva|iva|btw|vanaf|inclusief|exclusief|onze|ttc|ht|&|and|und|et|y|e|à|de|la|le|les|nos|unsere?|nuestr[oa]s|i nostri|per|for|total|guide|standard price|brutto|netto'
const priceStart = new RegExp(
  `^(?:(?:the|our|all|alle|tutti i|tutte le|tous les|tous nos|todos los|todas las|todos os|unsere?|onze|nos|nuestr[oa]s|i nostri|le nostre|de|la|le|les)\\s+)?(?:${priceWords})(?!\\p{L})`,
  'iu',
)
const priceAnywhere = new RegExp(`(?<!\\p{L})(?:${priceWords})(?!\\p{L})`, 'giu')
const priceWord = prechecked(new RegExp(`(?<!\\p{L})(?:${priceWords})(?!\\p{L})`, 'iu'))
const fillersAnywhere = new RegExp(`(?<!\\p{L})(?:${fillers})(?!\\p{L})`, 'giu')

const currencies = new RegExp(
  String.raw`[€£$¥￥₹₽₩]|(?<!\p{L})(?:EUR|GBP|USD|CHF|${writtenCurrencies}|${joinedCurrencies})(?!\p{L})`,
  'giu',
)

/** A word has two letters; a vowel sign is one, and so is a character that is a word by itself. */
const word = /\p{L}[\p{L}\p{M}]|[\p{sc=Han}\p{sc=Hang}]/u
export const hasWord = (text: string): boolean => word.test(text)

/** Whether a heading or a column's name says no more than that there are prices. */
export const isPriceWord = remembered((text) => {
  const saysPrice = text.length <= 80 && (namesPrices(text) || /^[\s()]*[€£$¥₹][\s()]*$/.test(text))
  if (!saysPrice) return false
  const rest = text
    .replace(priceAnywhere, ' ')
    .replace(fillersAnywhere, ' ')
    .replace(/\b20\d\d\b/g, ' ')
    .replace(currencies, ' ')
  return !hasWord(rest)
})

/** The text without what says that they are prices: 'Prices in high season' is 'high season'. */
export const withoutPriceWords = (text: string): string =>
  text.replace(priceAnywhere, ' ').replace(/\s+/g, ' ').trim()

/** Whether a text speaks of prices at all. */
export const namesPrices = remembered((text) => priceWord.test(text))

export function startsWithPrice(text: string): boolean {
  return priceStart.test(text)
}

const spanOfDates =
  /(?:\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?\s?(?:[–—-]|bis|to|au|al|a|tot)\s?\d{1,2}[./]\d{1,2})|(?:\d{1,2}(?:st|nd|rd|th|er|\.)?(?: de)? \p{L}{3,12}\.? ?(?:\d{4} )?(?:[–—-]|bis|to|until|au|al|a|tot|до|по) ?(?:the )?\d{1,2}(?:st|nd|rd|th|er|\.)? )/iu
const validWords =
  /(?:valid|effective|gültig|valables?|válid[oa]s?|valid[oaei]|geldig|действуют)(?:(?!(?<!\p{L})(?:until|till|bis|jusqu['’]au|hasta|fino al|tot|até|до)\s)[^.;\d]){0,30}((?:from|ab|vom|à partir du|au|desde|del|dal|vanaf|с|until|till|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|fino al|tot(?: en met)?|até|до)?\s?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.?(?:st|nd|rd|th|er)?(?: de)? \p{L}{3,12}(?: de)? \d{4}|\p{L}{3,12} \d{4}|20\d\d))/iu
const yearOf = /(?:^|[^\d])(20\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?)(?!\d)/

/** The dates of a heading or a line that is a span of them and little else. */
export function dateRange(text: string): string {
  return text.length <= 90 && spanOfDates.test(text) ? text.trim() : ''
}

/** The time until which prices hold: 'Until 31 March 2027' of 'Prices valid until 31 March 2027'. */
export const holdsIn = (text: string): string => validWords.exec(text)?.[1]?.trim() ?? ''

/** The day from which the prices of a page hold, where its title, a heading or an introduction says so. */
export function validityIn(text: string): string {
  const found = holdsIn(text)
  if (found) return found
  const year = text.length <= 80 ? yearOf.exec(text)?.[1] : undefined
  return year !== undefined && namesPrices(text) ? year : ''
}
