import type { Fact } from '../../fact.ts'
import { namesPrices, startsWithPrice } from './price-words.ts'

const taxes = 'vat|gst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|taxes|iva|btw'
const whichTax = String.raw`(?:(?:ges\.|gesetzl\.|gesetzlicher|der|of|any|applicable|\d{1,2}\s?%)\s){0,2}`
const withoutTax =
  'plus|ex(?:cl)?\\.?|exc\\.|excludes?|excluding|exclusive of|net of|zzgl\\.?|zuzüglich|exkl\\.?|hors|più|oltre|más|sin|mais|sem|exclusief'
const withTax = 'inc(?:l)?\\.?|including|inclusive of|inkl\\.?|inclusief'
/** '£850 plus VAT', '45 € HT'. */
const taxBehindSum = new RegExp(
  String.raw`^\s?[(,]?\s?((?:netto\s)?(?:(?:\+|${withoutTax}|${withTax})\s?${whichTax}(?:${taxes})|ht|ttc|iva (?:esclusa|inclusa|incluido|incluída|no incluido|não incluído))(?:\.(?!\d)|/\p{L}{1,12})?)(?![\p{L}\p{N}])`,
  'iu',
)
export const taxBehind = (after: string): string => taxBehindSum.exec(after)?.[1] ?? ''

const taxBeforeSum = new RegExp(String.raw`(?<!\p{L})(?:${taxes})\.?\s(?:of|at|von|de|di|van)\s{0,3}$`, 'iu')
export const endsInTax = (before: string): boolean => taxBeforeSum.test(before)

const netWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${withoutTax})\s${whichTax}(?:${taxes})|(?:\+\s?)(?:${taxes})|iva (?:esclusa|excluid[oa]|excluíd[oa]|no incluid[oa]|não incluíd[oa])|ht|hors taxes?)(?![\p{L}\p{N}])`,
  'iu',
)
const ofAllPrices =
  /(?<!\p{L})(?:all|alle|sämtliche|our|unsere|tous|toutes|nos|tutti|tutte|i nostri|todos|todas|nuestros|nossos|onze)(?!\p{L})/iu
const anyTax = new RegExp(String.raw`(?<!\p{L})(?:${taxes}|ht|ttc)(?!\p{L})`, 'iu')
const longestText = 200

/** Returns '' when prices include tax, or nothing is said. */
export function netIn(text: string): string {
  if (text.length > longestText || !anyTax.test(text) || !namesPrices(text)) return ''
  return (netWords.exec(text)?.[0] ?? '').replace(/^excludes?/iu, 'excluding')
}

/** Applies 'plus VAT' to a whole page or to everything below a heading. */
export class NetPrices {
  private page = ''
  private section = { said: '', level: 0 }

  takeHeading(text: string, level: number): void {
    if (level <= this.section.level) this.section = { said: '', level: 0 }
    const said = netIn(text)
    if (said !== '') this.section = { said, level }
  }

  takeWords(text: string, level: number): void {
    const said = netIn(text)
    if (said === '') return
    if (ofAllPrices.test(text)) this.page = said
    else if (startsWithPrice(text)) this.section = { said, level }
  }

  tell(fact: Fact, said = this.section.said): void {
    if (said === '' || anyTax.test(`${fact.value} ${fact.condition ?? ''}`)) return
    fact.condition = fact.condition ? `${fact.condition}, ${said}` : said
  }

  /** The note may come below the prices. */
  end(facts: readonly Fact[]): void {
    for (const fact of facts) this.tell(fact, this.page)
  }
}
