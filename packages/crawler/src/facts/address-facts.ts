import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import {
  headsOthers,
  isDated,
  isNeighbourhood,
  namesOtherFirm,
  type PlacedLine,
  placedLines,
  recommends,
} from './whose.ts'

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
  /^(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fév|avr|juin|juil|aoû|déc|mrt|mei)\p{L}*$/iu
const town =
  /^ \p{Lu}[\p{L}'’-]*(?:[ -](?:\p{Lu}[\p{L}'’-]*|am|an der|im|de|de la|del|di|la|le|sur|les|der|ob|aan de|aan den|op|bij)){0,4}/u

const shapes: Shape[] = [
  // 14 Harbour Row, Bristol BS1 5TR
  {
    postcode: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu,
    begin: britishStart,
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
    postcode: /(?<![\p{L}\d.,-])(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?(?= \p{Lu}\p{L}{2})/gu,
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

const ownPage =
  /contact|kontakt|contat|about|team|location|branch|store|office|standort|filial|sede|tienda|over-ons|bereikbaarheid|vestiging|winkel|route|openingstijden|impressum|imprint|aviso-legal|legal|mentions|find|anfahrt|visit|acces|llegar|donde|dove|where|hours|opening|zeiten|orari|horaire|horario|privacy|datenschutz|privacidad/i
const addressHeading =
  /contact|kontakt|address|adress|direcci|indirizzo|find us|visit|location|anfahrt|standort|adres|locatie|vestiging|bezoek|route|where|dónde|dove|où|branch|surger|shop|store|office|venir|accès|llegar|wo sie/iu
const longestText = 1_500
const shortLine = 60
const mostJoined = 3

/** Addresses of a page. One in the middle of a text, on a page about something else, is somebody else's until proven. */
export function addressFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  const path = URL.parse(page.url)?.pathname ?? '/'
  const isOwnPage = path.length <= 1 || ownPage.test(path) || ownPage.test(page.title)
  const isLegal = legalPage.test(path) || legalPage.test(page.title)
  const isOthers = isDated(page) || isNeighbourhood(page)
  const blocks = [...Map.groupBy(placedLines(page), ({ block }) => block).values()]
  for (const [at, lines] of blocks.entries()) {
    const [line] = lines as [PlacedLine]
    if (!lines.some(({ text }) => /\d/.test(text))) continue
    const written = textOf(lines)
    if (written.length > longestText) continue
    if (namesOtherFirm(written) || line.path.some(headsOthers) || (line.own && isOthers)) continue
    const alone = addressIn(written)
    const joined = alone ? written : joinedWith(blocks, at, written)
    const value = alone ?? addressIn(joined)
    if (!value) continue
    const law = isLegal ? (facts.length > 0 ? 'later' : 'first') : null
    const isSure = isOurs(line, joined, value, { isOwnPage, isLegal: law })
    const quote = joined.slice(0, 300)
    facts.push({
      kind: 'address',
      label: 'Address',
      value,
      url: page.url,
      quote,
      origin: 'text',
      sure: isSure,
    })
  }
  return facts
}

/** On a page of the law the first address is the business's; those of hosts, authorities and bodies follow. */
const legalPage =
  /impressum|imprint|legal|mentions|datenschutz|privacy|privacidad|confidentialit|colophon|terms|agb|conditions|condizioni|condiciones/i
/** Where something takes place, is left or is sent: nobody finds the business there. */
const elsewhere =
  /park(?:ing|platz|plätze|haus|eren)?(?!\p{L})|car parks?|stationnement|parcheggi|aparcamiento|estacionamento|sat ?nav|treffpunkt|meeting point|point de rendez-vous|punto (?:di ritrovo|de encuentro)|(?<!\p{L})(?:station|bahnhof|gare|stazione|estación|airport|flughafen)(?!\p{L})|(?<!\p{L})(?:held|takes? place|taking place|finds? place) (?:at|in)|findet|finden (?:im|in|am)|(?<!\p{L})(?:a lieu|ont lieu|si (?:tiene|svolge)|se (?:celebra|realiza))|venues?(?!\p{L})|veranstaltungsort|prüfungsort|registered (?:office|address)|siège social|sede legale|domicilio social|geschäftssitz|returns?(?!\p{L})|rücksend|retoure|retours|resi(?!\p{L})|devoluciones|(?:delivery|billing|invoice|postal) address|liefer(?:adresse|anschrift)|rechnungs(?:adresse|anschrift)|stockists?|resellers?|wiederverkäufer|points de vente|rivenditor|distribuidores|hosting|hosted|anbieter|dienstleister|auftragsverarbeit|provider|hébergeur|prestataire|fornitore|proveedor|newsletter|insur|versicher|assur|sehtest|erste[- ]hilfe|first aid|market(?:s|platz)?(?!\p{L})|messe(?!\p{L})|festival/iu

interface Page {
  isOwnPage: boolean
  /** A page of the law, and whether it has told an address before. */
  isLegal: 'first' | 'later' | null
}

/** An address by itself where a page is about finding the business, under a heading of it, or said to be ours. */
function isOurs(line: PlacedLine, written: string, value: string, { isOwnPage, isLegal }: Page): boolean {
  const around = value.split(', ').reduce((rest, piece) => rest.replace(piece, ' '), written)
  // 'We are at 14 Birch Lane, … There is parking in the yard': the yard is another sentence's.
  const beside = sentenceWith(written, value)
  const isElsewhere = elsewhere.test(ours.test(beside) ? beside : around)
  const isUnderOthers = () => line.path.some((text) => elsewhere.test(text) || recommends(text))
  if (isLegal === 'later' || isElsewhere || (!isLegal && isUnderOthers())) return false
  if (theirs.test(around)) return false
  const isAlone = around.replace(/\s+/g, ' ').length <= 60
  // 'Beach Road, Orme Bay. The room is on the first floor …': what a paragraph begins with, it is about.
  const isBegun = written.startsWith(value.split(', ')[0]!)
  const isHeaded = line.path.some((heading) => addressHeading.test(heading))
  return !line.own || ((isAlone || isBegun) && (isOwnPage || isHeaded)) || ours.test(around)
}

/** What else the sentence says that holds the address. */
function sentenceWith(written: string, value: string): string {
  const pieces = value.split(', ')
  const at = written.indexOf(pieces[0]!)
  if (at < 0) return ''
  const before = written.slice(0, at).split(sentenceEnd).at(-1)!
  const after = written
    .slice(written.indexOf(pieces.at(-1)!, at) + pieces.at(-1)!.length)
    .split(sentenceEnd)[0]!
  return `${before} ${after}`
}

const sentenceEnd = /(?<=[\p{L}\d]{2}[.!?])\s/u
const ours =
  /(?<!\p{L})(?:we|us|our|you(?:['’]ll)? find|wir|uns|unser\p{L}*|nous|notre|nos|noi|nostr\p{L}|ci trov\p{L}+|siamo|nosotros|nuestr\p{L}+|estamos|noss\p{L}|wij|ons|onze)(?!\p{L})/iu
const theirs =
  /(?<!\p{L})(?:they|their|them|partner\p{L}*|suppliers?|lieferant\p{L}*|leurs?|partenaires?|fornitor\p{L}|loro|proveedor\p{L}*)(?!\p{L})/iu

const textOf = (lines: PlacedLine[]) =>
  plainLine(lines.map(({ text, cells }) => (cells.length > 0 ? cells.join(' | ') : text)).join('\n'))

function addressIn(text: string): string | null {
  for (const shape of shapes) {
    const value = find(text, shape)
    if (value) return value
  }
  return null
}

/** An address set in a box a line is one all the same: street, then town. */
function joinedWith(blocks: PlacedLine[][], at: number, written: string): string {
  if (written.length > shortLine) return ''
  const parts = [written]
  for (let before = at - 1; before >= Math.max(0, at - mostJoined); before--) {
    const lines = blocks[before]!
    const text = textOf(lines)
    if (lines[0]!.own !== blocks[at]![0]!.own || lines[0]!.kind === 'heading' || text.length > shortLine)
      break
    parts.unshift(text)
  }
  return parts.length > 1 ? parts.join(', ') : ''
}

function find(text: string, shape: Shape): string | null {
  for (const match of text.matchAll(shape.postcode)) {
    const from = Math.max(0, match.index - reach)
    const before = withoutHalfWord(text.slice(from, match.index), from > 0)
    const begin = shape.begin(before)
    if (begin < 0) continue
    const end = match.index + match[0].length
    const tail = shape.after?.exec(text.slice(end, end + 60))?.[0] ?? ''
    const value = tidy(before.slice(begin) + match[0] + tail)
    if (value.length >= 12 && value.length <= 140 && !/[€£$@[\]{}<>"“”]/.test(value)) return value
  }
  return null
}

const placeWord = /^(?:[\p{Lu}\d][\p{L}\p{N}'’.&/-]*|of|the|and|on|upon|in|le|la|de|&|by|under|next|to|-|–)$/u
const streetStart =
  /\s((?:\d{1,5}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?|Unit|Flat|Suite|Floor|Studio|Room|Apartment|PO Box|The Old|The)\s[\p{Lu}\d].{0,60})$/u

/** The pieces between commas that are names and numbers, as many as reach up to the postcode. */
function britishStart(before: string): number {
  const pieces = before.split(',')
  let begin = before.length
  let taken = 0
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at]!
    const words = piece.trim().split(/\s+/).filter(Boolean)
    const isPlace =
      words.length <= 6 &&
      /\p{L}/u.test(piece) &&
      words.every((word) => placeWord.test(word)) &&
      !/^(?:the|and|of|in|on)$/i.test(words[0] ?? '')
    if (isPlace || words.length === 0) {
      begin -= piece.length + (at < pieces.length - 1 ? 1 : 0)
      taken += words.length > 0 ? 1 : 0
      continue
    }
    const last = piece
      .split(/(?<=\p{Ll}{2}[.!?])\s|[·|;:•]|\s(?:at|is|in|to|from|by|visit)\s(?=[\p{Lu}\d])/u)
      .at(-1)!
    const street =
      streetStart.exec(` ${last}`)?.[1] ??
      (last.length < piece.length &&
      /\p{L}{3}/u.test(last) &&
      last
        .trim()
        .split(/\s+/)
        .every((word) => placeWord.test(word))
        ? last.trim()
        : '')
    if (street !== '' && street.length <= 60) {
      begin -= (at < pieces.length - 1 ? 1 : 0) + street.length
      taken++
    }
    break
  }
  const address = before.slice(begin)
  return taken > 0 && /\d|,/.test(address) && /\p{Lu}\p{L}{2}/u.test(address) ? begin : -1
}

/** What was cut off in the middle begins with half a word, or half a time. */
function withoutHalfWord(before: string, isCut: boolean): string {
  const end = isCut ? before.search(/[\s,]/) : -1
  return end < 0 ? before : before.slice(end).replace(/^[\s,]+/, '')
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

/** Streets named by a word of their own, with or without a number. */
const streetWords = [
  'rue|avenue|av\\.|boulevard|bd|place|chemin|quai|allée|impasse|route|cours|lieu-dit|lieudit|hameau|domaine|faubourg|square|passage|sentier|montée|quartier|zac|za|zi',
  'calle|c\\/|avda?\\.?|avenida|plaza|pza\\.?|paseo|camino|carretera|ctra\\.?|ronda|travesía|polígono|urb\\.?',
  'via|viale|piazza|piazzale|corso|vicolo|largo|località|loc\\.|frazione|fraz\\.|strada|contrada|rua|praça|estrada|travessa',
].join('|')
const inBothCases = (words: string) =>
  words.replace(/(^|\|)(\p{L})/gu, (_, bar, letter) => `${bar}[${letter}${letter.toUpperCase()}]`)
const street = new RegExp(
  String.raw`^(?:(?:\d{1,4}(?: ?(?:bis|ter|[A-Z]))?,? )?(?:${inBothCases(streetWords)}) ?[^·|]{3,50}|\p{Lu}[\p{L}'’./-]*(?: [\p{L}'’.-]+){0,4},? (?:n[º°o.]? ?)?\d{1,4} ?[a-zA-Z]?(?:[-/]\d{1,4})?(?:, [^,·|]{1,30})?) ?[,·|–-]? ?$`,
  'u',
)

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
