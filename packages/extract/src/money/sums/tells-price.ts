import { plainLetters } from '@foyer/text/plain-letters'
import { findSums, fromWords, inOurDigits, parseAmount } from './money.ts'
import { isFree } from './price-free.ts'

/** A figure of money: '25', '1.234,50', "1'200.–", '1,00,000' */
const figure = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,9})(?:[.,]\d{1,2}|[.,][-–—]{1,2})?`
const isFigure = new RegExp(`^${figure}$`)
const figureAlone = new RegExp(`^(?:(?:${fromWords})\\s)?(${figure})$`, 'u')
const runOfFigures = /\d+(?:[ \u00a0\u202f.,'’]\d+)*/g
/** Otherwise a dash before a figure is a minus. */
const minusSign = /(?:^|[^\p{L}\p{N}.,)\s])\s?[-−–—]\s?\p{Sc}?\s?\d|^\s*[-−–—]\s?[\p{Sc}\p{Lu}]{1,3}\s?\d/u
const attachedDash = /[-−–—]\d/u

const withoutAmount =
  /(?<!\p{L})(?:on request|upon request|on application|on enquiry|by arrangement|ask us|by donation|donations?|pay what you (?:can|want|like)|included|auf anfrage|nach (?:vereinbarung|absprache|aufwand)|spenden?(?:basis)?|inklusive|inbegriffen|enthalten|sur (?:demande|devis)|a convenir|prix libre|participation libre|inclus|compris|su richiesta|su preventivo|da concordare|offerta libera|inclus[oa]|compres[oa]|a consultar|consultar|bajo peticion|a peticion|segun presupuesto|la voluntad|incluid[oa]|sob consulta|sob orcamento|incluid[oa]s?|op aanvraag|in overleg|vrije bijdrage|inbegrepen|по запросу|по договоренности|договорная|бесплатно|включено|عند الطلب|حسب الطلب|مجاني|مجانا)(?!\p{L})|応相談|要相談|お問い合わせ|要問い?合わせ|無料|免费|面议|询价|무료|문의|협의|निशुल्क|मुफ्त|अनुरोध पर/u

/** People don't type these into prices, programs do. */
const markup = /[<>{}=\\]/
/** '25pp', '12h', '5kg'; '125abc' is a typo. */
const unitBehind =
  /^(?:p{1,3}n?|pcm|p[amw]|ea|[hlgx]|hrs?|kg|c?m|km|min|std|st|pers?|mo|yr|wk|uur|uhr)(?![\p{L}\d])/iu
const isSlip = (behind: string) => /^\p{sc=Latin}/u.test(behind) && !unitBehind.test(behind)

export function bareAmount(value: string): number | null {
  const [, found] = figureAlone.exec(inOurDigits(value.trim()).toLowerCase()) ?? []
  return found === undefined ? null : parseAmount(found)
}

/**
 * Accepts a sum, one figure with a clear currency, 'free' or 'on request'; rejects negative and unclear
 * figures.
 */
export function tellsPrice(value: string, language: string): boolean {
  const text = inOurDigits(value.trim())
  if (minusSign.test(text) || markup.test(text)) return false
  const sums = findSums(value, language)
  if (sums.length > 0) return !sums.some(({ end }) => isSlip(value.slice(end)))
  const [figure, ...more] = text.matchAll(runOfFigures)
  if (!figure) return isFree(text) || withoutAmount.test(plainLetters(text))
  const behind = text.slice(figure.index + figure[0].length)
  return more.length === 0 && isFigure.test(figure[0]) && !attachedDash.test(text) && !isSlip(behind)
}
