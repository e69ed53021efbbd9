import type { Sum } from '../sums/money.ts'

/** Smaller sums are rarely a value, or insured. */
const [fewestWorth, fewestInsured] = [1_000, 100_000]
/** Words behind the worth of something: 'on a £295,000 house'. */
const valuedThing =
  /^\s?-?(?:house|home|property|flat|estate|purchase|sale|loan|mortgage|pension|income|turnover|budget|haus|immobilie|wohnung|kaufpreis|darlehen|kredit|umsatz|maison|bien immobilier|prêt|crédit|immobile|mutuo|prestito|vivienda|préstamo|hipoteca|empréstimo|woning|lening|hypotheek)(?!\p{L})/u
/** Words that charge the next sum: 'For properties up to £400,000 we charge £1,050'. */
const chargesNext =
  /^(?![^\d]{0,30}(?:[,;.]|\s(?:and|or|but|und|oder|et|ou|y|o|e|en|of)\s))[^\d]{0,30}?\s(?:we (?:charge|ask)|you pay|(?:our|the) (?:fee|charge|price|cost) is|costs?|it is|berechnen wir|kostet(?: es| das)?|beträgt|nous (?:facturons|demandons)|vous payez|chiediamo|si paga|cobramos|se pagan?|pagará|cobramos|rekenen (?:we|wij)|betaalt u)\s(?:(?:from|just|only|about|ab|nur|etwa|à partir de|da|desde|vanaf)\s)?[£€$]?\s?\d/u
const insuranceWords =
  /insur|liabilit|indemni|versicher|haftpflicht|deckung|assuran|assurée?s|assicura|massimal|responsabili|asegura|seguro|verzeker|aansprakelijk/u
/** 'Our running costs are £90,000 a year'. */
const ownCosts =
  /(?<!\p{L})(?:(?:running|operating|upkeep|maintenance|repair) (?:costs?|bills?)|laufende[nr]? kosten|unterhalts?kosten|frais de fonctionnement|costi di (?:gestione|esercizio)|gastos (?:corrientes|de funcionamiento|de mantenimiento)|custos de funcionamento|exploitatiekosten|onderhoudskosten)(?!\p{L})[^.;]{0,40}$/u
const longestBehind = 80

export function isOfValue(sentence: string, { start, end, amount }: Sum): boolean {
  if (amount < fewestWorth) return false
  const after = sentence.slice(end, end + longestBehind).toLowerCase()
  if (valuedThing.test(after) || chargesNext.test(after)) return true
  const before = sentence.slice(0, start).toLowerCase()
  return ownCosts.test(before) || (amount >= fewestInsured && insuranceWords.test(sentence.toLowerCase()))
}

/** Deposits, excesses and instalments. */
const heldSums =
  '(?:insurance )?excess|caution|kaution|security deposit|fianza|cauzione|selbst(?:behalt|beteiligung)|eigen risico|franchise|franquicia|franchigia|liability'
const heldBack = new RegExp(
  String.raw`^(?:(?:two|three|four|six|twelve|monthly|\d+) )?(?:${heldSums}|payments?|instal?lments?|raten|termijnen|mensualités|cuotas|rate|cover|turnover|budget|savings?)(?!\p{L})`,
  'iu',
)
/** Words before such a sum, whatever else costs something there: 'with an excess of', 'Kaution:'. */
const heldBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${heldSums})(?:\s(?:of|de|von|van|di|in höhe von|is|beträgt|bedraagt))?\s?:?\s{0,3}$`,
  'iu',
)

export const isHeldSum = (name: string): boolean => heldBack.test(name)
export const endsHeld = (before: string): boolean => heldBefore.test(before)
