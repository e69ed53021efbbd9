import { prechecked } from '@foyer/text/prechecked-pattern'
import { remembered } from '@foyer/text/remembered'
import { joinedCurrencies, writtenCurrencies } from './currencies.ts'

/** 'Price', 'Fee in €', 'Tarif 2027' announce sums without naming an item. */
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

/** Vowel signs and characters that are words by themselves count as two letters. */
const word = /\p{L}[\p{L}\p{M}]|[\p{sc=Han}\p{sc=Hang}]/u
export const hasWord = (text: string): boolean => word.test(text)

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

/** 'Prices in high season' becomes 'high season'. */
export const withoutPriceWords = (text: string): string =>
  text.replace(priceAnywhere, ' ').replace(/\s+/g, ' ').trim()

export const namesPrices = remembered((text) => priceWord.test(text))

export function startsWithPrice(text: string): boolean {
  return priceStart.test(text)
}

const spanOfDates =
  /(?:\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?\s?(?:[–—-]|bis|to|au|al|a|tot)\s?\d{1,2}[./]\d{1,2})|(?:\d{1,2}(?:st|nd|rd|th|er|\.)?(?: de)? \p{L}{3,12}\.? ?(?:\d{4} )?(?:[–—-]|bis|to|until|au|al|a|tot|до|по) ?(?:the )?\d{1,2}(?:st|nd|rd|th|er|\.)? )/iu
const validWords =
  /(?:valid|effective|gültig|valables?|válid[oa]s?|valid[oaei]|geldig|действуют)(?:(?!(?<!\p{L})(?:until|till|bis|jusqu['’]au|hasta|fino al|tot|até|до)\s)[^.;\d]){0,30}((?:from|ab|vom|à partir du|au|desde|del|dal|vanaf|с|until|till|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|fino al|tot(?: en met)?|até|до)?\s?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.?(?:st|nd|rd|th|er)?(?: de)? \p{L}{3,12}(?: de)? \d{4}|\p{L}{3,12} \d{4}|20\d\d))/iu
const yearOf = /(?:^|[^\d])(20\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?)(?!\d)/

export function dateRange(text: string): string {
  return text.length <= 90 && spanOfDates.test(text) ? text.trim() : ''
}

/** 'Until 31 March 2027' of 'Prices valid until 31 March 2027'. */
export const holdsIn = (text: string): string => validWords.exec(text)?.[1]?.trim() ?? ''

export function validityIn(text: string): string {
  const found = holdsIn(text)
  if (found) return found
  const year = text.length <= 80 ? yearOf.exec(text)?.[1] : undefined
  return year !== undefined && namesPrices(text) ? year : ''
}
