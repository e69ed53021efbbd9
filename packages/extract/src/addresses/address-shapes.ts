import { isMonthName } from '@foyer/calendar/season-dates'
import { type PrecheckedPattern, prechecked } from '@foyer/text/prechecked-pattern'

/** Letters before its postcode within which an address begins. */
const reach = 100

interface Shape {
  postcode: PrecheckedPattern
  /** Returns -1 when there is no street. */
  begin(before: string): number
  after: RegExp | null
}

const town =
  /^ \p{Lu}[\p{L}'’-]*(?:[ -](?:\p{Lu}[\p{L}'’-]*|am|an der|im|de|de la|del|di|la|le|sur|les|der|ob|aan de|aan den|op|bij|d[ao]s?(?= \p{Lu}))){0,4}/u

const shapes: Shape[] = [
  // 14 Harbour Row, Bristol BS1 5TR
  {
    postcode: prechecked(/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu),
    begin: britishStart,
    after: null,
  },
  // Weir Road, Clonard, Co. Meath A83 D2C5; 12 Elm Street, Halifax, NS B3H 4R2
  {
    postcode: prechecked(
      /(?<![\p{L}\d])(?:[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}|[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/gu,
    ),
    begin: britishStart,
    after: null,
  },
  // 88 Mercer St, Suite 5, Jersey City, NJ 07302
  {
    postcode: prechecked(
      /(?<=[ ,])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,? +\d{5}(?:-\d{4})?(?!\d)/gu,
    ),
    begin: (before) => before.search(/(?<![\p{L}\d])\d{1,6}(?:-\d{1,6})? (?=[\p{Lu}\d])/u),
    after: null,
  },
  // Lindenplatz 3, 97437 Haßfurt; Calle Maestra 14, 23002 Jaén; Dorfstrasse 21, CH-3818 Grindelwald; Rua Nova 2, 4050-262 Porto
  {
    postcode: prechecked(
      /(?<![\p{L}\d.,-])(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2}|(?<=\d{4})-\d{3})?(?= \p{Lu}\p{L}{2})/gu,
    ),
    begin: streetBefore,
    after: town,
  },
  // Götgatan 50, 118 26 Stockholm; Dlouhá 12, 110 00 Praha; Leśna 5, 00-950 Warszawa
  {
    postcode: prechecked(/(?<=\d\p{L}?, )(?:\d{3} \d{2}|\d{2}-\d{3})(?= \p{Lu}\p{L}{2})/gu),
    begin: streetBefore,
    after: town,
  },
  // Rua Augusta, 1500 - Consolação, São Paulo - SP, 01304-001
  {
    postcode: prechecked(/(?<![\p{L}\d.,-])\d{5}-\d{3}(?![\d-])/gu),
    begin: brazilianStart,
    after: null,
  },
  // 10, Sector 1, Shankar Nagar, Raipur – 492007
  {
    postcode: prechecked(
      /(?<=\p{Ll}\)?[ ,]{0,2}[ –-] ?)[1-9]\d{2} ?\d{3}(?![.,-]?\d| \d|\s?[€$£%]| \p{Ll})/gu,
    ),
    begin: (before) => (before.split(',').length >= 3 ? afterSentence(before) : -1),
    after: null,
  },
]

export function addressIn(text: string): string | null {
  for (const shape of shapes) {
    const value = findShape(text, shape)
    if (value) return value
  }
  return null
}

function findShape(text: string, shape: Shape): string | null {
  for (const match of shape.postcode.all(text)) {
    const from = Math.max(0, match.index - reach)
    const before = withoutHalfWord(text.slice(from, match.index), from > 0)
    const begin = shape.begin(before)
    if (begin < 0) continue
    const end = match.index + match[0].length
    const tail = shape.after?.exec(text.slice(end, end + 60))?.[0] ?? ''
    const value = tidyAddress(before.slice(begin) + match[0] + tail)
    if (value.length >= 12 && value.length <= 140 && !/[€£$@[\]{}<>"“”]/.test(value)) return value
  }
  return null
}

const placeWord =
  /^(?:[\p{Lu}\d][\p{L}\p{N}'’.&/-]*|of|the|and|on|upon|in|le|la|de|&|by|off|near|nr\.?|under|next|to|-|–)$/u
const streetStart =
  /\s((?:\d{1,5}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?|Unit|Flat|Suite|Floor|Studio|Room|Apartment|PO Box|The Old|The)\s[\p{Lu}\d].{0,60})$/u

/** Sentences begin with these, places don't: 'Use the car park', 'Thanks to Anna'. */
const noPlaceStart =
  /^(?:the|and|of|in|on|by|to|at|from|for|use|see|visit|find|call|come|take|park|turn|head|thanks|serving|covering|delivering|behind|open|\p{Lu}\p{Ll}+day)$/iu
const endOfSentence =
  /(?<=[\p{Ll}\d]{2}[.!?])\s|[;:]|\s(?:at|is|in|to|from|by|visit)\s(?:the\s)?(?=[\p{Lu}\d])/u
const saysWhere = /(?<!\p{L})(?:us|are|based|located|situated|address) (?:at|in|is) $/iu
const separators = /[,·|•]/u
const phone = /(?:\d[ ()/.-]{0,2}){8}/

/** A British address: the comma-separated names and numbers that reach up to the postcode. */
function britishStart(before: string): number {
  const pieces = before.split(separators)
  let begin = before.length
  let isOurs = true
  const taken: string[] = []
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at]!
    // 'Tel 01947 600100, 12 Quay Street': text before a phone is no place.
    if (phone.test(piece)) break
    const mark = at < pieces.length - 1 ? 1 : 0
    const words = piece.trim().split(/\s+/).filter(Boolean)
    const isPlace =
      words.length <= 6 &&
      /\p{L}/u.test(piece) &&
      areNameWords(words) &&
      (!noPlaceStart.test(words[0] ?? '') ||
        isCalledThe(piece, pieces[at - 1]) ||
        (mark === 0 && isByTown(piece)))
    if (isPlace || words.length === 0) {
      begin -= piece.length + mark
      if (isPlace) taken.unshift(piece.trim())
      continue
    }
    // 'Our workshop (The Old Creamery, Grenville Row, …)'
    const opened = piece.includes(')') ? piece : piece.split('(').at(-1)!
    const last = opened.split(endOfSentence).at(-1)!
    const named = last.trim().split(/\s+/)
    const isLed = last.length < piece.length && areNameWords(named) && !noPlaceStart.test(named[0]!)
    const street =
      streetStart.exec(` ${last.trimEnd()}`)?.[1] ?? (isLed && /\p{L}{3}/u.test(last) ? last.trim() : '')
    const from = piece.lastIndexOf(street)
    isOurs = street !== '' && (piece.slice(0, from).trim() === '' || saysWhere.test(piece.slice(0, from)))
    if (street !== '' && street.length <= 60) {
      begin -= mark + piece.length - from
      taken.unshift(street)
    }
    break
  }
  const address = before.slice(begin)
  const hasNumber = /\d/.test(address)
  const isStreet = taken.some((piece) => houseOrStreet.test(piece))
  // 'We deliver to Totnes, Dartington, Ashburton TQ9 5AB' lists towns; alone on a line they are an address.
  const isFull = hasNumber ? taken.length > 0 : taken.length > 1 && (isStreet || isOurs)
  return isFull && /\p{Lu}\p{L}{2}/u.test(address) ? begin : -1
}

/** 'The Locks' continues 'Lock 44'; any other name before a house is its owner's. */
const isCalledThe = (piece: string, before = '') => /\d/.test(before) && /^\s?The \p{Lu}/u.test(piece)
/** A piece that tells the nearest town before the postcode: 'Nethershiel, by Hawick'. */
const isByTown = (piece: string) => /^ by \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? ?$/u.test(piece)
const areNameWords = (words: string[]) => words.every((word) => placeWord.test(word))
const houseOrStreet =
  /^The \p{Lu}|(?<!\p{L})(?:Street|St|Road|Rd|Lane|Row|Way|Avenue|Ave|Close|Court|Drive|Hill|Place|Square|Terrace|Walk|Wharf|Quay|Yard|Mews|Gate|Parade|Crescent|Gardens?|Green|Grove|Rise|Passage|Bridge|Embankment|Esplanade|Promenade|Broadway|Arcade|Centre|Park|Estate|House|Hall|Barns?|Mill|Mills|Farm|Farmhouse|Cottage|Lodge|Manor|Works|Chapel|School|Stables?|Dairy|Forge|Brewery|Old \p{Lu}\p{L}+)(?!\p{L})/u

/** Drops half a word or half a time that the cut left at the beginning. */
function withoutHalfWord(before: string, isCut: boolean): string {
  const end = isCut ? before.search(/[\s,]/) : -1
  return end < 0 ? before : before.slice(end).replace(/^[\s,]+/, '')
}

/** Without a street number or a comma the text after the last sentence is no address. */
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

/** The French write the number before the street. */
const frenchStreets =
  'rue|avenue|av\\.|boulevard|bd|place|chemin|quai|allée|impasse|route|cours|lieu-dit|lieudit|hameau|domaine|faubourg|square|passage|sentier|montée|quartier|zac|za|zi'
const southernStreets = [
  'calle|c\\/|avda?\\.?|avenida|plaza|pza\\.?|paseo|camino|carretera|ctra\\.?|ronda|travesía|polígono|urb\\.?',
  'via|viale|piazza|piazzale|corso|vicolo|largo|località|loc\\.|frazione|fraz\\.|strada|contrada|rua|praça|estrada|travessa',
].join('|')
const streetWords = `${frenchStreets}|${southernStreets}`
const inBothCases = (words: string) =>
  words.replace(/(^|\|)(\p{L})/gu, (_, bar, letter) => `${bar}[${letter}${letter.toUpperCase()}]`)
const street = new RegExp(
  String.raw`^(?:(?:\d{1,4}(?: ?(?:bis|ter|[A-Z]))?,? )?(?:${inBothCases(streetWords)}) ?[^·|]{3,50}|\p{Lu}[\p{L}'’./-]*(?: [\p{L}'’.-]+){0,4},? (?:n[º°o.]? ?)?\d{1,4} ?[a-zA-Z]?(?:[-/]\d{1,4})?(?: \([^()]{1,30}\))?(?:, [^,·|]{1,30})?) ?[,·|–-]? ?$`,
  'u',
)

const housedStreet =
  /^(?:\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|&|und|en|am|an|auf|der|dem|den|im|in|zum|zur|von|van|de|het)){0,4}, ){1,2}(?:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|damm|ufer|markt|straat|laan|plein|kade|gracht|dijk|steeg)|(?:Am|Im|An der|An den|Auf der|In der|Zum|Zur|Beim) \p{Lu}[\p{L}-]+) ?[,·|–-]? ?$/u

/** '67, Calle Mayor 5': the first number belongs to something else. */
const otherNumber = new RegExp(
  String.raw`^\d{1,4}(?: ?[A-Z])?,? (?=(?:${inBothCases(southernStreets)}) [^·|]{0,50}\d[a-zA-Z]? ?[,·|–-]? ?$)`,
  'u',
)
/** 'Rossi S.r.l. - Via Roma 5'. */
const whoseStreet = new RegExp(
  String.raw`^[^\d,]{0,60}? (?:[–-]|(?:[Ss]\.?[Rr]\.?[Ll]\.?|[Ss]\.?[Pp]\.?[Aa]\.?|[Ss]\.?[Ll]\.?|[Ss]\.?[Aa]\.?[Ss]\.?|SARL|Lda\.?)) (?=(?:${inBothCases(streetWords)}) )`,
  'u',
)

function streetBefore(before: string): number {
  const sentence = before.split(/(?<=\p{Ll}{3}[.!?]) |[·|:] /u).at(-1)!
  if (housedStreet.test(sentence)) return before.length - sentence.length
  for (let at = 0; at < before.length; at++) {
    if (at > 0 && !' ,·|:'.includes(before[at - 1]!)) continue
    const found = street.exec(before.slice(at))
    // 'Tel. 91 123 45 67, Calle Mayor': the figures may end a longer number.
    if (!found || (/^\d/.test(found[0]) && /\d[ .-]$/.test(before.slice(0, at)))) continue
    const [first = ''] = found[0].trim().split(/[ ,]/)
    // 'March 21, 2023 …' is a date.
    if (isMonthName(first)) return -1
    if (/^(?:tel|telefon|fax|mobil)\.?$/i.test(first)) continue
    return at + (otherNumber.exec(found[0]) ?? whoseStreet.exec(found[0]) ?? [''])[0].length
  }
  return -1
}

const brazilianStreet =
  /(?<![\p{L}\d])(?:Rua|R\.|Avenida|Av\.?|Alameda|Al\.|Praça|Travessa|Estrada|Rodovia|Largo) \p{Lu}/u

/** The beginning of a Brazilian address, from the street to the postcode, with the number of the house between them. */
function brazilianStart(before: string): number {
  const begin = before.search(brazilianStreet)
  return begin >= 0 && /\d/.test(before.slice(begin)) && !phone.test(before.slice(begin)) ? begin : -1
}

function tidyAddress(value: string): string {
  return value
    .replace(/ ?[·|•] ?/g, ', ')
    .replace(/(?:, *)+/g, ', ')
    .replace(/^[\s,–-]+/, '')
    .trim()
}
