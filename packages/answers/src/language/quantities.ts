import { matchesOf } from '@foyer/calendar/matches-of'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf } from './number-words.ts'
import { entriesOf } from './word-data.ts'

/** What a number counts, as far as sites state bounds for it. */
export type Measure =
  | 'age'
  | 'metre'
  | 'kilometre'
  | 'mile'
  | 'inch'
  | 'foot'
  | 'squarefoot'
  | 'squaremetre'
  | 'litre'
  | 'kilo'
  | 'people'
  | 'money'
  | 'year'

export interface Quantity {
  measure: Measure
  value: number
}

export interface QuantityMention extends Quantity {
  start: number
  end: number
}

const amount = '(\\d{1,15}(?:[.,]\\d{1,15})?)'
const anyAmount = new RegExp(`(?<![\\d.,:])${amount}`, 'g')
const afterNumber = entriesOf('amounts/measures').map((line) => {
  const [measure, words] = line.split(': ') as [Measure, string]
  return [measure, new RegExp(`^[\\s-]?(?:${words})(?![\\p{L}²³])`, 'u')] as const
})
// Most messages with a number name no age, and looking for one before every word takes long.
const years = /year|yr|yo\b|y\/o|jahr|jaar|jarige?|anos?\b|\d ans?\b|ans\b|ann[io]\b/
const yearsNamed =
  /(\d{1,3}|[a-z]{3,10}?)[\s-]*(?:(?:years?|yrs?|yo|y\/o)\b(?:[\s-]*(?:olds?|of age)\b)?|jahrige?[nrms]?\b|jahre?n?(?: alt)?\b|jaar(?: oud)?\b|jarige?\b|anos\b|ans\b|anni\b)|(?<=\b[dn]e |\bdi )(1) a(?:no|n|nno)\b|\b(ein)jahrige?[nrms]?\b/
    .source
const oldByVerb =
  /\b(?:aged?|edad|alter) (\d{1,3})\b|\b(?:is|am|i['’]?m|s?he['’]s|bin|ist|turns?|turning|nearly|almost|just|only) (\d{1,2})(?=\s*(?:[.,;!?](?!\d)|$|and\b|but\b|now\b))/
    .source
const yearsOld = new RegExp(`${yearsNamed}|${oldByVerb}`, 'gu')
const oldOnly = new RegExp(oldByVerb, 'gu')
const months = /month|mth|monat|maand|meses|mois|mesi/
const monthsOld =
  /(\d{1,2})[\s-]*(?:months?|mths?)[\s-]*olds?\b|(\d{1,2})[\s-]*(?:monate?\s+alt|maanden\s+oud)\b|(\d{1,2}) (?:meses|mois|mesi)(?= de (?:edad|idade)|\b)/gu

const party = /party|group|table|grup|tisch|groep|tafel|gezelschap|mesa/
const partyOf =
  /\b(?:party|group|table|gruppe|grupo|groupe|gruppo|tisch|groep|tafel|gezelschap|mesa) (?:of|for|von|van|voor|met|fur|de|para|di|per|pour) (\d{1,3})\b/g

const oldness =
  /old|alt|jahrig|oud|jarig|aged?\b|\b(?:is|am|i['’]?m|s?he['’]s|bin|ist|turn\w*|nearly|almost|just|only) \d|edad|anos?\b|ans?\b|ann[io]\b/

/** 'Seven years' is the only quantity that is read without a digit. */
const inWords = /[a-z][\s-]*(?:years?|yrs?|yo|y\/o|jahr|jaar|jarig|anos|ans|anni)/

/** Ages, sizes, sums and heads that a question names: 'my 7-year-old', '19 inch', 'an order of €60'. */
export function quantitiesIn(text: string, language: Language): QuantityMention[] {
  const seen = fold(text)
  if (seen.length !== text.length || !(/\d/.test(seen) || inWords.test(seen))) return []
  const found: QuantityMention[] = []
  const taken = new Uint8Array(seen.length)
  const add = (mention: QuantityMention) => {
    if (taken.subarray(mention.start, mention.end).includes(1)) return
    taken.fill(1, mention.start, mention.end)
    found.push(mention)
  }
  for (const match of months.test(seen) ? matchesOf(monthsOld, seen) : [])
    add(at(match, 'age', Number(match[1] ?? match[2] ?? match[3]) / 12))
  for (const match of matchesOf(years.test(seen) ? yearsOld : oldOnly, seen)) {
    const written = match.slice(1).find((part) => part !== undefined) ?? ''
    const value = written === 'ein' ? 1 : Number(/^\d/.test(written) ? written : digitsOf(written, language))
    if (value > 0 && value < 110 && oldness.test(match[0])) add(at(match, 'age', value))
  }
  for (const match of /[€£$]/.test(seen) ? matchesOf(/[€£$]\s?(\d+(?:[.,]\d+)?)/g, seen) : [])
    add(at(match, 'money', numberOf(match[1]!)))
  for (const match of matchesOf(anyAmount, seen)) {
    const rest = seen.slice(match.index + match[0].length)
    const [measure, unit] = measureAfter(rest)
    if (measure)
      add({
        measure,
        value: numberOf(match[1]!),
        start: match.index,
        end: match.index + match[0].length + unit,
      })
    else if (/^(?:19|20)\d{2}$/.test(match[0])) add(at(match, 'year', Number(match[0])))
  }
  for (const match of party.test(seen) ? matchesOf(partyOf, seen) : [])
    add(at(match, 'people', Number(match[1])))
  return found
}

const at = (match: RegExpExecArray | RegExpMatchArray, measure: Measure, value: number): QuantityMention => ({
  measure,
  value,
  start: match.index!,
  end: match.index! + match[0].length,
})

const numberOf = (written: string) => Number(written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

function measureAfter(rest: string): [Measure | null, number] {
  for (const [measure, pattern] of afterNumber) {
    const match = pattern.exec(rest)
    if (match) return [measure, match[0].length]
  }
  return [null, 0]
}

/** Sizes are names too: 'the 17 inch'. */
const sizes: ReadonlySet<Measure> = new Set([
  'inch',
  'foot',
  'litre',
  'kilo',
  'metre',
  'squarefoot',
  'squaremetre',
])

/** Sizes a text names outright, as bounds that only they lie in. */
const sizesIn = (text: string): Bounds[] =>
  quantitiesIn(text, 'en')
    .filter(({ measure }) => sizes.has(measure))
    .map(({ measure, value }) => ({ measure, from: value, to: value }))

export interface Bounds {
  measure: Measure
  from: number
  to: number
}

const n = '[€£$]?\\s?(\\d{1,15}(?:[.,]\\d{1,15})?)'
const notTime =
  '(?![\\d:]|[.,]\\d|\\s?(?:%|am\\b|pm\\b|a\\.m|p\\.m|uhr|h\\b|days?|hours?|minutes?|weeks?|tage|stunden|minuten|wochen|uur|uren|dagen|weken))'
const unitGap = '[\\s-]?(?:[\\p{L}€£$"]{1,12}\\.?)?'
const span = new RegExp(
  `${n}(${unitGap})\\s?(?:-|–|to|and|bis|t/m|tot(?: en met)?|a|à|al|até|et|und|en|y|e)\\s?${n}${notTime}`,
  'gu',
)
const below = new RegExp(
  `(?:under|below|less than|up to|at most|no more than|maximum(?: of)?|max\\.?|limit(?: is| of)?|unter|bis zu|bis|hochstens|maximal|onder|tot en met|t/m|tot|maximaal|hoogstens|jonger dan|minder dan|hasta|menos de|menores de|maximo(?: de)?|jusqu'a|moins de|maximum|fino a|meno di|sotto i|massimo|ate|before|vor|antes de|avant|prima del)[\\s-]*(?:(?:the )?age of |los |the )?${n}s?${notTime}`,
  'gu',
)
const above = new RegExp(
  `(?:over|above|more than|at least|from|minimum(?: age)?(?: of| is)?:?|minimum spend(?: of)?|older than|ab|uber|mindestens|mindestalter:?|vanaf|boven|minstens|minimaal|ouder dan|meer dan|minimumleeftijd:?|desde|a partir de|mas de|al menos|mayores de|minimo(?: de)?|des|a partir de|plus de|au moins|da|dai|oltre|piu di|almeno|acima de|mais de|pelo menos|after|nach)[\\s-]*(?:(?:the )?age of |los |the )?${n}s?${notTime}`,
  'gu',
)
const orMore = new RegExp(
  `${n}(${unitGap})\\s?(?:\\+|(?:and|y|o[fru]?|e[nt]?|und|oder)\\s(?:over|older|above|more|up|upwards|mas|mayores|plus|mehr|alter|daruber|ouder|meer|hoger|oltre|piu|mais))`,
  'gu',
)
const orLess = new RegExp(
  `${n}(${unitGap})\\s?(?:and|y|o[fru]?|e[nt]?|und|oder)\\s(?:under|younger|less|below|menos|menores|moins|junger|jonger|minder|lager|weniger|meno|menor)`,
  'gu',
)
const aboutAge =
  /\b(?:aged?|ages|years?|months|yrs|old|child(?:ren)?|kids?|adults?|babies|toddlers?|teens?|juniors?|seniors?|drivers?|ninos?|adultos?|anos|kinder(?:en)?|jaar|leeftijd|volwassenen|jongeren|senioren|jahren?|erwachsene|jugendliche|enfants?|adultes?|ans|bambini|adulti|anni|criancas?|meses|mois|monate)\b|\bunder[\s-]\d+s\b|\b\d+s\b/

/** The bounds a text states: 'aged 5 to 12', 'under-5s', '18 inch and over', 'free over £50'. */
export function boundsIn(text: string): Bounds[] {
  if (!/\d/.test(text)) return []
  const seen = fold(text.replace(/(\d)\s?½/g, '$1.5'))
  const found: Bounds[] = []
  let told: boolean | undefined
  const speaksOfAge = () => {
    told ??= aboutAge.test(seen)
    return told
  }
  const put = (match: RegExpMatchArray, from: number, to: number) => {
    const measure = measureOf(seen, match, speaksOfAge)
    if (measure && from <= to) found.push({ measure, from, to })
  }
  const months = (match: RegExpMatchArray, value: number, unit: string | undefined) =>
    /^[\s-]?(?:months?|monate?|maanden|meses|mois|mesi)/.test(
      unit ?? seen.slice(match.index! + match[0].length, match.index! + match[0].length + 8),
    )
      ? value / 12
      : value
  const taken = new Uint8Array(seen.length)
  for (const match of matchesOf(span, seen)) {
    put(match, months(match, numberOf(match[1]!), match[2] || undefined), numberOf(match[3]!))
    taken.fill(1, match.index, match.index + match[0].length)
  }
  const free = (match: RegExpMatchArray) =>
    !taken.subarray(match.index!, match.index! + match[0].length).includes(1)
  for (const match of matchesOf(below, seen))
    if (free(match)) {
      const bound = months(match, numberOf(match[1]!), undefined)
      put(match, 0, excluding.test(match[0]) ? bound - 0.001 : bound)
    }
  for (const match of matchesOf(above, seen))
    if (free(match)) put(match, months(match, numberOf(match[1]!), undefined), Number.POSITIVE_INFINITY)
  for (const match of matchesOf(orMore, seen)) put(match, numberOf(match[1]!), Number.POSITIVE_INFINITY)
  for (const match of matchesOf(orLess, seen)) put(match, 0, numberOf(match[1]!))
  return found.length > 0 ? found : sizesIn(text)
}

/** 'Not hired to *anyone* under 16'. */
const somebody =
  /\b(?:(?:any|every|no|some)(?:one|body)|no one|those|people|persons?|boys|girls|jemand(?:en)?|niemand(?:en)?|iedereen|personen|mensen|alle|nadie|personas?|personnes?|nessuno|persone|ninguem|pessoas)(?: who (?:is|are))? $/

const longestBefore = 60

/** 'Under 8' leaves out the eight-year-old. */
const excluding = /^(?:under|below|less|unter|onder|jonger|minder|menos|menores|moins|meno|sotto)/

function measureOf(seen: string, match: RegExpMatchArray, speaksOfAge: () => boolean): Measure | null {
  if (/[€£$]/.test(match[0])) return 'money'
  const inside = /\d[\s-]?([\p{L}"€£$]+)\s/u.exec(match[0])
  const rest = seen.slice(match.index! + match[0].length)
  for (const near of [rest, inside ? ` ${inside[1]}` : '']) {
    const [measure] = measureAfter(near)
    if (measure) return measure
  }
  const [last] = match[0].match(/\d{1,15}(?:[.,]\d{1,15})?(?!\D{0,40}\d)/) ?? ['']
  if (/^(?:19|20)\d{2}$/.test(last)) return 'year'
  const ofSomebody = somebody.test(seen.slice(Math.max(0, match.index! - longestBefore), match.index))
  return Number(last.replace(',', '.')) < 100 && (ofSomebody || speaksOfAge()) ? 'age' : null
}
