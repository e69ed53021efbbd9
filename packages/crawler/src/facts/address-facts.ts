import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { statedBlocks } from './page-lines.ts'

/** How far before its postcode an address may begin. */
const reach = 100

interface Shape {
  postcode: RegExp
  /** Finds where in the text before the postcode the address begins; -1 when there is no street. */
  begin(before: string): number
  /** What belongs to the address after the postcode. */
  after: RegExp | null
}

const months =
  /^(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fév|avr|juin|juil|aoû|déc)\p{L}*$/iu
const town =
  /^ \p{Lu}[\p{L}'’-]*(?:[ -](?:\p{Lu}[\p{L}'’-]*|am|an der|im|de|de la|del|di|la|le|sur|les|der|ob)){0,4}/u

const shapes: Shape[] = [
  // 14 Harbour Row, Bristol BS1 5TR
  {
    postcode: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu,
    begin: afterSentence,
    after: null,
  },
  // 88 Mercer St, Suite 5, Jersey City, NJ 07302
  {
    postcode:
      /(?<=[ ,])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? +\d{5}(?:-\d{4})?(?!\d)/gu,
    begin: (before) => before.search(/(?<![\p{L}\d])\d{1,6}(?:-\d{1,6})? (?=[\p{Lu}\d])/u),
    after: null,
  },
  // Lindenplatz 3, 97437 Haßfurt; Calle Maestra 14, 23002 Jaén; Dorfstrasse 21, CH-3818 Grindelwald
  {
    postcode: /(?<![\p{L}\d.,-])(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?(?= \p{Lu}\p{L}{2})/gu,
    begin: streetBefore,
    after: town,
  },
  // 10, Sector 1, Shankar Nagar, Raipur – 492007
  {
    postcode: /(?<=\p{Ll}\)?[ ,]{0,2}[ –-] ?)[1-9]\d{2} ?\d{3}(?![.,]?\d| \d|\s?[€$£%]| \p{Ll})/gu,
    begin: (before) => (before.split(',').length >= 3 ? afterSentence(before) : -1),
    after: null,
  },
]

export function addressFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  for (const { markdown } of statedBlocks(page)) {
    if (!/\d/.test(markdown) || markdown.length > 1500) continue
    const text = plainLine(markdown)
    for (const shape of shapes) {
      const value = find(text, shape)
      if (!value) continue
      facts.push({ kind: 'address', label: 'Address', value, url: page.url })
      break
    }
  }
  return facts
}

function find(text: string, shape: Shape): string | null {
  for (const match of text.matchAll(shape.postcode)) {
    const from = Math.max(0, match.index - reach)
    const before = text.slice(from, match.index)
    const begin = shape.begin(before)
    if (begin < 0) continue
    const end = match.index + match[0].length
    const tail = shape.after?.exec(text.slice(end, end + 60))?.[0] ?? ''
    const value = tidy(before.slice(begin) + match[0] + tail)
    if (value.length >= 12 && value.length <= 140) return value
  }
  return null
}

/** After the last sentence or list mark; there must be a street number or a comma to make it an address. */
function afterSentence(before: string): number {
  const marks = [
    ...before.matchAll(
      /\p{Ll}{3}[.!?] +|[·|;:•] *|\b(?:at|visit us at|address|is|find us) +(?=[\p{Lu}\d])/giu,
    ),
  ]
  let begin = 0
  for (const mark of marks) {
    const next = mark.index + mark[0].length
    if (/[\d,]/.test(before.slice(next)) && /\p{Lu}\p{L}/u.test(before.slice(next))) begin = next
  }
  const address = before.slice(begin)
  return /\d|,/.test(address) && /\p{Lu}\p{L}{2}/u.test(address) ? begin : -1
}

const street =
  /^(?:\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|quai|allée|impasse|route|cours) [^,·|]{3,40}|\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,4},? (?:n[º°o.]? ?)?\d{1,4} ?[a-zA-Z]?(?:[-/]\d{1,4})?(?:, [^,·|]{1,30})?) ?[,·|–-]? ?$/u

/** Where a word begins from which a street and its number reach to the end. */
function streetBefore(before: string): number {
  for (let at = 0; at < before.length; at++) {
    if (at > 0 && !' ,·|:'.includes(before[at - 1]!)) continue
    const found = street.exec(before.slice(at))
    if (!found) continue
    const [first = ''] = found[0].trim().split(/[ ,]/)
    // 'March 21, 2023 …' is a date.
    return months.test(first) ? -1 : at
  }
  return -1
}

/** Addresses are broken over lines and cells; they read on with commas. */
function plainLine(markdown: string): string {
  const lines = markdown
    .replace(/^#+ |^\s*(?:- |\d{1,2}\. |: )/, '')
    .split('\n')
    .map((line) => line.split('|').map(oneLine).join(', ').trim())
    .filter((line) => line !== '')
  return lines
    .map((line, i) => (i < lines.length - 1 && line.endsWith(',') ? line.slice(0, -1) : line))
    .join(', ')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function tidy(value: string): string {
  return value
    .replace(/ ?[·|•] ?/g, ', ')
    .replace(/(?:, *)+/g, ', ')
    .replace(/^[\s,–-]+/, '')
    .trim()
}

export function addressKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
