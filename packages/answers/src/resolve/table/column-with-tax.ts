import { fold } from '../../language/fold.ts'

const tax =
  '(?:v\\.?a\\.?t|(?:sales )?tax(?:es)?|gst|mwst|mehrwertsteuer|ust|umsatzsteuer|steuern?|iva|tva|taxes?)'
const small = '(?:the |der |die |el |la |de la |all |20 ?% )?'
const withTax = new RegExp(
  `\\b(?:incl\\w*|inkl\\w*|mit|with|con|avec|com)\\.? ${small}${tax}\\b|\\b${tax} (?:incl\\w*|compris\\w*|compres\\w*|inclu\\w*)|\\b(?:all[ -]in|in total|altogether|insgesamt|en total|in tutto|au total|tout compris|todo incluido|ttc|brutto)\\b`,
)
const withoutTax = new RegExp(
  `\\b(?:excl\\w*|ex|before|without|plus|ohne|exkl\\w*|zzgl|zuzuglich|sin|mas|hors|sans|senza|sem)\\.? ${small}${tax}\\b|\\b(?:netto|htva)\\b`,
)
const whole =
  /\b(?:total|all[ -]in|gross|incl\w*|inkl\w*|gesamt\w*|brutto|ttc|totale|con iva|iva incl\w*|with vat)\b/
const net =
  /\b(?:net|netto|excl\w*|exkl\w*|ex vat|ht|fee|our fee|sin iva|ohne mwst|before vat|base|honorar|honorarios|honoraires)\b/

/** 'Including VAT' asks for what is to be paid in the end, not for the tax: the one column that holds it. */
export function columnWithTax(headers: readonly string[], question: string): string | null {
  const seen = fold(question)
  const wanted = withoutTax.test(seen) ? net : withTax.test(seen) ? whole : null
  const fitting = wanted ? headers.filter((header) => wanted.test(fold(header))) : []
  return fitting.length === 1 ? fitting[0]! : null
}
