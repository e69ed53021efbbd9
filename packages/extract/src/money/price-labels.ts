import { trimmedEnd } from '@foyer/text/trim'
import type { Fact } from '../fact.ts'
import { sentencesOf } from './sentences/price-prose.ts'
import { findSums } from './sums/money.ts'
import { isPriceWord, startsWithPrice } from './sums/price-words.ts'
import { withoutNote } from './tables/price-cells.ts'

export const questionStart =
  /^(?:how|when|why|who|where|what|which|can|do|does|is|are|wie|wann|warum|was|kann|gibt|c[oó]mo|cu[aá]ndo|qué|comment|quand|peut|puis|come|quando|cosa)(?!\p{L})|\?$/iu
export const maxLabel = 90

/** 'A night' under 'High season' and under 'Low season' are two prices. */
export function distinguishByHeading(facts: Fact[], sections: string[]): void {
  const byLabel = Map.groupBy(facts.keys(), (i) =>
    `${facts[i]!.label} | ${facts[i]!.condition ?? ''}`.toLowerCase(),
  )
  for (const same of byLabel.values()) {
    const values = new Set(same.map((i) => `${facts[i]!.amount} ${facts[i]!.unit}`))
    const headings = new Set(same.map((i) => sections[i]!))
    if (values.size < 2 || headings.size < 2) continue
    for (const i of same) {
      const { label } = facts[i]!
      const section = sections[i]!
      const named = labelIn(section, label)
      if (section !== '' && section !== label && named.length <= maxLabel) facts[i]!.label = named
    }
  }
}

/** 'How it works' doesn't name an item. */
export function nameOfHeading(heading: string): string {
  return questionStart.test(heading) ? '' : heading
}

export function isName(text: string): boolean {
  return text.length < 60 && !/[.!?:]$|,/.test(text) && !/\d/.test(text)
}

/** 'Churn lid, tin or brass'. */
export const isListed = (text: string): boolean =>
  text.length < 80 && text.includes(',') && !/[.!?:;]$|[.!?]\s|\d/.test(text)

export const endsSentence =
  /(?<![Ii]nk|[Ii]nc|[Ee]xk|[Ee]xc|[Zz]zg|[Ee]vt|[Pp]er)(?<=\p{L}{3})\p{L}[.!?]\s\p{Lu}|[。！？।]\s?\S/u

export function isProse(label: string): boolean {
  return /[.!?] |\($|，/.test(label) || label.trim().split(/\s+/).length > 7
}

export function shortRemark(after: string): string {
  const remark = trimmedEnd(withoutNote(after), '.')
  const isRemark = remark.length > 0 && remark.length <= 40 && /^[\s,(]/.test(remark)
  const said = isRemark ? remark.replace(/^[\s,–—-]+/, '').trim() : ''
  return tellsContents.test(said) ? '' : said
}
/** 'And includes two visits' describes contents, not a condition. */
const tellsContents =
  /^(?:and|und|et|ed?|y|en)\s(?:includes?|covers?|comes? with|beinhaltet|enthält|umfasst|comprend|inclut|include|comprende|incluye|inclui|omvat)(?!\p{L})|^(?:है|हैं)।?$/iu

/** 'Half board: add' is about half board. */
export const trailingWords =
  /[\s:,]{1,5}(?:add|costs?|is|are|of|for|at|only|just|price|kostet|kosten|für|kost|bedraagt|voor|cuesta|por|de|precio|coûte|pour|prix|costa|per|prezzo|à|von|van|custa|стоит)$/iu
const leadIn =
  /^(?:there (?:is|are)|we charge|we ask for|you pay|hay|il y a|c'è|es gibt|er is|er zijn|we rekenen|wij rekenen)\s+(?:(?:an?|the|eine?n?|een|de|het|une?|una|le|la|el)\s+)?/iu

export function labelIn(named: string, label: string): string {
  if (named === '' || label === named || label.startsWith(named)) return label
  return `${named} – ${label}`
}

const leaderDots = /\s?(?:\.{3,}|…{2,}|_{3,}|·{3,}|(?:\. ){3,}\.?)\s?(?=\p{Sc}|\p{N}|\p{L}{2,8}[\s.]?\s?\d)/gu

/** The text as it would be written without the dots that lead to the price: 'Set lunch ........ £18.50'. */
export const withoutLeaders = (text: string): string =>
  text.length <= longestLed && leadersInside.test(text) ? text.replace(leaderDots, ': ') : text
const longestLed = 200
const leadersInside = /\.\.\.|……|___|···|\. \. \./

/** 'Does it really cost 30 €?' states no price. */
export const withoutAskedSums = (text: string): string =>
  text.includes('?') && /\d/.test(text)
    ? sentencesOf(text)
        .filter((said) => !/\?["”»)]?\s{0,3}$/.test(said) || findSums(said).length === 0)
        .join(' ')
    : text

/** Languages that put it last: '…の料金は', '… 요금은', '… की कीमत'. */
const priceLast =
  /(?:の?(?:料金|価格|値段))?は$|的?(?:价格|價格)?(?:为|為|是)$|\s?(?:요금|가격)(?:은|는|이)?$|\s(?:की|का|के) (?:कीमत|मूल्य|दाम|किराया|शुल्क)$/u

export function tidyLabel(label: string): string {
  const tidied = trimmedEnd(label, ':.…·|–—=_-：、，')
    .replace(/^[\s•·*–、，-]+/u, '')
    .replace(priceLast, '')
    .replace(/\s+/g, ' ')
    .trim()
  const named = tidied.replace(leadIn, '').replace(/^(?:an?|une?|eine?|een)\s(?=\p{Ll})/iu, '')
  return named === tidied ? tidied : named.slice(0, 1).toUpperCase() + named.slice(1)
}

export const remarkGoingOn =
  /^(?:\(|\+\s|(?:HT|TTC)$|(?:plus|ex|excl?\.?|inc\.?|incl\.?|zzgl\.?|inkl\.?|exkl\.?|hors|for|within|with|without|until|before|after|on|at|in|if|für|mit|ohne|bei|bis|pour|avec|sans|para|con|sin|per|por|si|voor|met)\s)/iu

export function subjectOf(headings: string[]): string {
  const found = headings
    .toReversed()
    .find((text) => text !== '' && text.length <= 60 && !startsWithPrice(text) && !questionStart.test(text))
  return tidyLabel(found ?? '')
}

const greetingWords =
  /^(?:welcome|(?:herzlich )?willkommen|benvenut\p{L}|bienvenue|bienvenid\p{L}{1,2}|bem-vind\p{L}{1,2}|(?:van harte )?welkom)(?!\p{L})/iu

/** The nearest heading that says more than 'Prices'. */
export function sectionOf(headings: string[]): string {
  const found = headings
    .toReversed()
    .find(
      (text) =>
        text !== '' &&
        text.length <= 80 &&
        !isPriceWord(text) &&
        !questionStart.test(text) &&
        !(text === headings[0] && (startsWithPrice(text) || greetingWords.test(text))),
    )
  return tidyLabel(found ?? '')
}

/** The thing that a sum buys, behind it: '£42 for a wheel taster' is the price of a wheel taster. */
export const boughtBy =
  /^\s*(?:for|für|por|pour)\s+(?:(?:an?|the|eine?n?|une?|una)\s+)?(\p{L}[^,.;:]{2,59})$/iu
/** 'Up to 10 kg' tells which kind a card is for; 'with sourdough' describes it. */
export const measureStart =
  /\d|^(?:up to|over|under|any|from|for|bis|ab|jusqu|hasta|fino|tot|per|pour|für|para)(?!\p{L})/iu

/** These begin an answer or half a sentence. */
const noNameWords = /^(?:yes|no|ja|nee|nein|sí|si|oui|non|sì|sim|não|or|and|und|oder)(?!\p{L})|;/iu
/** 'Plus' before a sum adds it to another; in a heading it is the name of a plan. */
const plusStart = /^plus(?!\p{L})/iu
export const limitOrCondition =
  /(?:over|above|under|below|than|up to|worth|saved?|off|über|unter|mehr als|más de|menos de|plus de|moins de|oltre|sopra|mínimo|minimum|spend|(?<!(?:to|on|by) )orders?)\s*$/i
export const exampleStart =
  /^(?:example|e\.g\.|for example|z\.\s?b\.|beispiel|ejemplo|par exemple|exemple|ad esempio|esempio|p\. ?ex\.|por exemplo)/iu

/** A word that goes on from something else: 'Afterwards £10'. */
const continuationStart =
  /^(?:(?:and|und|et|e|y|en)\s)?(?:otherwise|sonst|ansonsten|andernfalls|altrimenti|sinon|autrement|si no|de lo contrario|caso contrário|anders|иначе|afterwards?|thereafter|then|later|after that|from then on|danach|dann|anschließend|später|poi|dopo|in seguito|successivamente|ensuite|puis|après|par la suite|luego|después|a continuación|depois|em seguida|daarna|vervolgens|dan|затем|потом)$/iu

export const isNoName = (name: string, isCalledSo: boolean): boolean =>
  (plusStart.test(name) && !isCalledSo) ||
  continuationStart.test(name) ||
  limitOrCondition.test(name) ||
  noNameWords.test(name) ||
  isPriceWord(name) ||
  exampleStart.test(name) ||
  name.split('(').length !== name.split(')').length
