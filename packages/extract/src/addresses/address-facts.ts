import type { ReadPage } from '@foyer/crawler/read/read-page'
import {
  isNeighbourhood,
  isThirdPartyText,
  isUnderThirdParty,
  namesThirdParty,
  type PlacedLine,
  placedLines,
  recommends,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { pathOf } from '../page/front-page.ts'
import { branchAbove } from '../phones/phone-part.ts'
import { addressIn } from './address-shapes.ts'
import { headsRegisteredAddress, isRegisteredOnly, registeredAddress } from './registered-address.ts'

const ownPage =
  /contact|kontakt|contat|about|team|location|branch|store|office|standort|filial|sede|tienda|over-ons|bereikbaarheid|vestiging|winkel|route|openingstijden|impressum|imprint|aviso-legal|legal|mentions|find|anfahrt|visit|acces|llegar|donde|dove|where|hours|opening|zeiten|orari|horaire|horario|privacy|datenschutz|privacidad/i
const addressHeading =
  /contact|kontakt|address|adress|direcci|indirizzo|find(?:ing)? (?:us|the|our)|so finden|nous trouver|trovarci|encontrarnos|visit|location|anfahrt|standort|adres|locatie|vestiging|bezoek|route|where|dónde|dove|où|branch|surger|shop|store|office|venir|accès|llegar|wo sie/iu
const longestText = 1_500
const shortLine = 60
const mostJoined = 3

export function addressFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  const path = pathOf(page.url)
  const branches = new Map<Fact, string>()
  const isOwnPage = path.length <= 1 || ownPage.test(path) || ownPage.test(page.title)
  const isLegal = legalPage.test(path) || legalPage.test(page.title)
  const isOthers = isDated(page) || isNeighbourhood(page)
  const blocks = [...Map.groupBy(placedLines(page), ({ block }) => block).values()]
  for (const [at, lines] of blocks.entries()) {
    const [line] = lines as [PlacedLine]
    if (!lines.some(({ text }) => /\d/.test(text))) continue
    const written = textOf(lines)
    if (written.length > longestText) continue
    if (line.own && isOthers) continue
    const alone = addressIn(written)
    const joined = alone ? written : joinedWithNext(blocks, at, written)
    const value = alone ?? addressIn(joined)
    // Headings and firms are checked last because few blocks hold an address.
    if (!value || namesThirdParty(written) || isUnderThirdParty(line)) continue
    const { before, after } = restOfSentence(joined, value)
    const isGivenAway =
      dataOfficer.test(before) ||
      (line.own && parkingBefore.test(before) && !oursWords.test(before)) ||
      (line.own && isThirdPartyText(`${before} ${after}`))
    if (isGivenAway) continue
    const law = isLegal ? (facts.length > 0 ? 'later' : 'first') : null
    const isSure =
      !(line.own && isThirdPartyText(written)) &&
      isOurs(line, joined, value, { page, isOwnPage, isLegal: law })
    const isPaper =
      isRegisteredOnly({ before, after, value, isLegal }) ||
      line.path.some(headsRegisteredAddress) ||
      isUnderLabel(blocks[at - 1], line)
    const quote = joined.slice(0, 300)
    const fact: Fact = {
      kind: 'address',
      label: isPaper ? registeredAddress : 'Address',
      value,
      url: page.url,
      quote,
      origin: 'text',
      sure: isSure,
    }
    facts.push(fact)
    if (!isSure || isPaper) continue
    branches.set(fact, branchAbove(line, page))
  }
  nameBranches(branches)
  return facts
}

/** Several headings over several addresses name branches; a single heading may be over anything. */
function nameBranches(branches: Map<Fact, string>): void {
  const named = [...branches].filter(([, branch]) => branch !== '')
  const count = (values: string[]) => new Set(values).size
  if (Math.min(count(named.map(([{ value }]) => value)), count(named.map(([, branch]) => branch))) < 2) return
  for (const [fact, branch] of named) Object.assign(fact, { label: `Address – ${branch}`, part: branch })
}

/** The first address on a legal page is the business's; hosts and authorities follow. */
const legalPage =
  /impressum|imprint|legal|mentions|datenschutz|privacy|privacidad|confidentialit|colophon|terms|agb|conditions|condizioni|condiciones/i
/** Places where something is held, parked or shipped, not where the business is. */
const otherPurpose =
  /park(?:ing|platz|plätze|haus|eren)?(?!\p{L})|car parks?|stationnement|parcheggi|aparcamiento|estacionamento|sat ?nav|treffpunkt|meeting point|point de rendez-vous|punto (?:di ritrovo|de encuentro)|(?<!\p{L})(?:station|bahnhof|gare|stazione|estación|airport|flughafen)(?!\p{L})|(?<!\p{L})(?:held|takes? place|taking place|finds? place) (?:at|in)|findet|finden (?:im|in|am)|(?<!\p{L})(?:a lieu|ont lieu|si (?:tiene|svolge)|se (?:celebra|realiza))|venues?(?!\p{L})|veranstaltungsort|prüfungsort|returns?(?!\p{L})|rücksend|retoure|retours|resi(?!\p{L})|devoluciones|(?:delivery|billing|invoice|postal) address|liefer(?:adresse|anschrift)|rechnungs(?:adresse|anschrift)|stockists?|resellers?|wiederverkäufer|points de vente|rivenditor|distribuidores|hosting|hosted|anbieter|dienstleister|auftragsverarbeit|provider|hébergeur|prestataire|fornitore|proveedor|newsletter|insur|versicher|assur|sehtest|erste[- ]hilfe|first aid|market(?:s|platz)?(?!\p{L})|messe(?!\p{L})|festival/u

const parkingBefore =
  /(?<!\p{L})(?:[Pp]ark|[Pp]arking|[Cc]ar [Pp]arks?|[Pp]arken|[Pp]ark(?:haus|platz|plätze)|[Pp]arkeren|[Pp]arkeer(?:garage|plaats)|[Ss]e garer|[Ss]tationnement|[Pp]archegg(?:io|i|are|ate)|[Aa]parca(?:r|miento)|[Ee]staciona(?:r|mento|miento))(?:[\s:,]{1,3}(?:\p{Lu}[\p{L}'’.-]*|at|in|on|the|is|car|parks?|im|am|an|der|bei|beim|au|aux|à|du|sur|nel|nella|presso|al|en|el|la|le|il|no|na|em|bij|op|de|het)){0,8}[\s:,]{0,3}$/u

const dataOfficer =
  /datenschutzbeauftragt|data protection officer|(?<!\p{L})(?:dpo|rpd)(?!\p{L})|délégué(?:e|s|es)? à la protection|responsabile della protezione dei dati|delegad\p{L} de protec|encarregad\p{L} d[ae] prote|functionaris (?:voor )?gegevensbescherming/iu

interface ToldAddress {
  page: ReadPage
  isOwnPage: boolean
  isLegal: 'first' | 'later' | null
}

/**
 * An address counts when a page about finding the business, a heading or the words 'we' and 'our' introduce
 * it.
 */
function isOurs(
  line: PlacedLine,
  written: string,
  value: string,
  { page, isOwnPage, isLegal }: ToldAddress,
): boolean {
  const rest = value.split(', ').reduce((left, piece) => left.replace(piece, ' '), written)
  // 'We are at 14 Birch Lane, … There is parking in the yard': 'yard' belongs to another sentence.
  const { before, after } = restOfSentence(written, value)
  const beside = `${before} ${after}`
  const isElsewhere = otherPurpose.test((oursWords.test(beside) ? beside : rest).toLowerCase())
  const isUnderOthers = () =>
    line.path.some((text) => otherPurpose.test(text.toLowerCase()) || recommends(text, page))
  if (isLegal === 'later' || isElsewhere || (!isLegal && isUnderOthers())) return false
  if (theirsWords.test(rest)) return false
  const isAlone = rest.replace(/\s+/g, ' ').length <= 60
  // A paragraph that begins with an address is about it.
  const isBegun = written.startsWith(value.split(', ')[0]!)
  const isHeaded = line.path.some((heading) => addressHeading.test(heading))
  return !line.own || ((isAlone || isBegun) && (isOwnPage || isHeaded)) || oursWords.test(rest)
}

function restOfSentence(written: string, value: string): { before: string; after: string } {
  const pieces = value.split(', ')
  const at = written.indexOf(pieces[0]!)
  if (at < 0) return { before: '', after: '' }
  const end = written.indexOf(pieces.at(-1)!, at) + pieces.at(-1)!.length
  const before = written.slice(0, at).split(sentenceEnd).at(-1)!
  return { before, after: written.slice(end).split(sentenceEnd)[0]! }
}

function isUnderLabel(lines: PlacedLine[] | undefined, { own }: PlacedLine): boolean {
  return lines !== undefined && lines[0]!.own === own && headsRegisteredAddress(textOf(lines))
}

const sentenceEnd = /(?<=[\p{L}\d]{2}[.!?])\s/u
const oursWords =
  /(?<!\p{L})(?:we|us|our|you(?:['’]ll)? find|wir|uns|unser\p{L}*|nous|notre|nos|noi|nostr\p{L}|ci trov\p{L}+|siamo|nosotros|nuestr\p{L}+|estamos|noss\p{L}|wij|ons|onze)(?!\p{L})/iu
const theirsWords =
  /(?<!\p{L})(?:they|their|them|partner\p{L}*|suppliers?|lieferant\p{L}*|leurs?|partenaires?|fornitor\p{L}|loro|proveedor\p{L}*)(?!\p{L})/iu

const textOf = (lines: PlacedLine[]) =>
  plainLine(lines.map(({ text, cells }) => (cells.length > 0 ? cells.join(' | ') : text)).join('\n'))

/** Joins an address set one line per box: street, then town. */
function joinedWithNext(blocks: PlacedLine[][], at: number, written: string): string {
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
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
}
