import { calendarLanguage } from '@foyer/calendar/leading-days'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { remembered } from '@foyer/text/remembered'
import { trimmedEnd } from '@foyer/text/trim'
import { namesOtherFirm, type PlacedLine, recommends } from '../attribute/about-others.ts'
import { daysNamed } from '../attribute/named-days.ts'
import { leadsToOtherHouse } from '../attribute/other-houses.ts'
import { sendsToTrade } from '../attribute/other-trades.ts'
import { clauseOf, isInDistress, isUrgent, phoneWord } from '../attribute/phone-purpose.ts'
import { sendsElsewhere } from '../attribute/sent-elsewhere.ts'
import {
  doctorIn,
  firmIn,
  isMarkedTheirs,
  isSomebodyElses,
  mayBeSomebodyElses,
  speaksOfUs,
} from '../attribute/somebody-else.ts'
import { isPractice, namesTownService } from '../attribute/town-services.ts'
import { pathOf } from '../page/front-page.ts'

/** The pages on which a number is the business's own. */
export const ownContacts =
  /contact|kontakt|contat|about|about-us|team|staff|people|location|branch|store|office|standort|filial|sede|tienda|equipo|impressum|imprint|aviso-legal|mentions|find-us|anfahrt|hours|opening|directions|oeffnungszeiten|horair|horario|orari|openingstijden/i

/** The pages of the law, on which the first number is the business's; those of authorities and studios follow. */
export const legalPage =
  /impressum|imprint|legal|mentions|datenschutz|privacy|privacidad|confidentialit|note-legali|colophon|(?<![a-z])(?:terms|agb|cgv|voorwaarden|geschäftsbedingungen|nutzungsbedingungen|condizioni|condiciones|conditions|condições|termos)(?![a-z])/i

/** Words before a number of others: 'The leisure centre is open till ten; their number is'. */
const theirNumberBefore =
  /(?<!\p{L})(?:their|its own|leur|son propre|(?:il|al) loro|(?:il|un|al) suo|ihre eigene|su propio|hun)\s(?:\p{L}{1,20},?\s){0,2}$/iu

/** The kinds of a number told in passing; one for messages is told by whoever reads them. */
const kindsToldInPassing = new Set(['Phone', 'Mobile', 'Emergency'])

/** Whether a number is the business's own, by where and how it is told. */
export function isCertain(
  line: PlacedLine,
  sentence: string,
  page: ReadPage,
  { kind, value }: { kind: string; value: string },
): boolean {
  // A fax is often unplugged long before its number leaves the site, and never a number to send a visitor to.
  if (theirNumberBefore.test(sentence) || kind === 'Fax') return false
  if (isAskedToCall(sentence)) return true
  if (kind === 'Emergency' && isGivenToFirm(clauseOf(line.text, value).split(value, 1)[0]!, page))
    return false
  // 'Our photographer, Little Frames, comes in May; any query should go to …': 'our' is said of somebody else.
  const isOurs = saysOurs(clauseOf(line.text, value).split(value, 1)[0]!)
  if (isOurs || !line.own) return true
  if (mayBeOthers(line, sentence, page)) return false
  return !kindsToldInPassing.has(kind) || !isInPassing(line, page) || isALineOfOurs(line, kind, value)
}

/** A label at the beginning of a text: 'Phone on the hut: '. */
const labelOfLine =
  /^\P{L}{0,3}(?:t[eé]l[eé]?(?:fono|fon|phone|fone|foon)?\.?|phone|fon|тел(?:ефон)?|電話|전화|电话)(?:\s[\p{L}’'-]+){0,5}\s?:\s?$/iu
export const isLabelOfLine = (before: string): boolean => labelOfLine.test(before)
/** Words for those who are on duty for a whole town, or for other houses: 'the emergency dentist', 'die Tierklinik'. */
const onDutyWords =
  /ärzt|arzt|apotheke|klinik|clinic|hospital|surger|dentist|doctor|pharmac|(?<!\p{L})vets?(?!\p{L})|médecin|vétérinaire|clinique|medic[oia](?!\p{L})|veterinari|ospedal|farmaci|clínica|médic|huisart|dierenarts|tandarts|ziekenhuis|больниц|врач/iu
export const isOnDuty = (words: string): boolean => onDutyWords.test(words)
/** Two names in a row within a sentence: 'Tierklinik Sachsenwald', 'Moorland Recovery'. */
const twoNames = /(?<=\p{Ll}\s)\p{Lu}[\p{L}'’&-]+\s\p{Lu}[\p{L}'’&-]+/u

/**
 * Whether a number in the middle of a text is a line of ours: the text begins with its name, or it is told for
 * emergencies and given to nobody by name.
 */
function isALineOfOurs(line: PlacedLine, kind: string, value: string): boolean {
  if (isLabelOfLine(line.text.slice(0, line.text.indexOf(value)))) return true
  const clause = clauseOf(line.text, value)
  const isForEmergencies = kind === 'Emergency' && (isUrgent(clause) || isInDistress(clause))
  return isForEmergencies && !isOnDuty(clause) && !twoNames.test(clause.split(value, 1)[0]!)
}

/** Words up to a number that give it to a firm: 'ring Vets Now Leeds,', 'Out of hours: Vets Now'. */
const givenToFirm =
  /(?:(?<!\p{L})(?:call|ring|phone|contact|to|with|by|rufen Sie|an|appelez|contactez|chiamate|contattate|llame a|contacte con|ligue para|bel)\s(?:the\s|die\s|den\s|le\s|la\s|il\s|el\s|de\s)?|[:,–—]\s)(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:&|and|und|et|e|y|of)\s)?\p{Lu}[\p{L}'’-]+){1,3})(?:,|\s(?:on|at|unter|au|al|op)|:)?\s{0,3}\(?$/u

/** The name of two words and more that stands between an emergency and its number. */
export function firmOnCall(before: string): string {
  const found = givenToFirm.exec(before)
  const name = found?.[1] ?? ''
  return name !== '' && isUrgent(before.slice(0, found!.index + 1)) && !phoneWord.test(`${name} `) ? name : ''
}

/** Whether whoever is named for an emergency is not the business itself. */
export function isGivenToFirm(before: string, page: ReadPage): boolean {
  const name = firmOnCall(before)
  if (name === '' || isHost(name, page)) return false
  return page.siteName.length <= 3 || !lettersAndDigits(name).includes(lettersAndDigits(page.siteName))
}

const headsSomebodyElses = remembered(isSomebodyElses)
const mostBefore = 300
/** The pages about people, whom some trades call partners. */
const peoplePage =
  /team|staff|people|equipo|equipe|über-uns|ueber-uns|chi-siamo|about|lawyers|anw[aä]lt|avocats|avvocati|abogados/i

/**
 * Whether the words around a number, its row, the lines or the term above it and its heading say that it is
 * somebody else's.
 */
export function saidToBeTheirs(
  line: PlacedLine,
  value: string,
  above: string,
  page: ReadPage,
): 'theirs' | 'headed' | 'maybe' | null {
  const text = `${above}${line.text}`
  const clause = clauseOf(text, value)
  // 'Our partners · Legal notice · Phone …' in a footer is a row of links.
  const piece = line.cells.length > 0 ? clause : clause.split(/[·|•]/).find((part) => part.includes(value))!
  if (isSomebodyElses(piece)) return 'theirs'
  const labels = [piece, above, line.path.at(-1) ?? '']
  if (labels.some(isMarkedTheirs) && !peoplePage.test(page.url)) return 'theirs'
  if (line.path.some(headsSomebodyElses)) return 'headed'
  if (!line.own || speaksOfUs(clause)) return null
  const before = text.slice(0, text.indexOf(value)).slice(-mostBefore)
  const [said = ''] = clause.split(value)
  const sentence = said.replace(phoneWord, '')
  return mayBeSomebodyElses(before, clause) ||
    sendsElsewhere(before) ||
    (sendsToTrade(said, page) && !saysOurs(said)) ||
    namesTownService(said, page) ||
    leadsToOtherHouse(before) ||
    isOfTimetable(line, page) ||
    (!saysOurs(said) && followsOthers(line.text.slice(0, line.text.indexOf(value)))) ||
    [sentence, above].some((words) => namesAnother(words, page))
    ? 'maybe'
    : null
}

/**
 * Whether a number stands in a timetable, 'Monday | Pilates | 9.30 | Jane 07700 900321', and is that of whoever
 * teaches, not the house's.
 */
const isOfTimetable = ({ cells }: PlacedLine, { language }: ReadPage): boolean =>
  cells.length > 2 && cells.some((cell) => daysNamed(cell, calendarLanguage(language)) !== null)

const nearestLetters = 120
/**
 * Whether a number stands in one line with the numbers of bodies that are nobody's own: 'Childline 0800 1111.
 * Crisis line …'.
 */
function followsOthers(before: string): boolean {
  const listed = before.slice(-nearestLetters)
  return /\d{3}/.test(listed) && namesOtherFirm(listed)
}

/** Whether words name a firm or a doctor, on a page about something else than whom to call. */
function namesAnother(words: string, page: ReadPage): boolean {
  const path = pathOf(page.url)
  if ([path, page.title].some((about) => ownContacts.test(about) || legalPage.test(about))) return false
  const firm = firmIn(words)
  // 'Lindenkamp Catering GmbH' is one of Lindenkamp's.
  const isOurFirm = (name: string) =>
    isHost(name, page) ||
    (page.siteName.length > 3 && lettersAndDigits(name).includes(lettersAndDigits(page.siteName)))
  if (firm !== null) return !isOurFirm(firm)
  const doctor = doctorIn(words)
  return doctor !== null && !isHost(doctor, page) && !isPractice(page)
}

/** Whether the words before a number, or the heading above, give it to somebody else. */
export const isOfAnotherFirm = (line: PlacedLine, before: string, page: ReadPage): boolean =>
  line.path.some((heading) => recommends(heading, page)) || namesFirm(before)

const oursWords =
  /(?<!\p{L})(?:us|our|uns|unser\p{L}*|notre|nos|nous au|nostr\p{L}|chiamateci|scriveteci|nuestr\p{L}+|llám[ae]nos|noss\p{L}|ons|onze)(?!\p{L})/iu
/** Words for where somebody is, and not whose a number is: 'who meet in our hall on Mondays,'. */
const atOurPlace =
  /(?<!\p{L})(?:in|on|at|to|into|near|outside|opposite|auf|an|bei|neben|vor|dans|sur|devant|nel|nella|presso|davanti a|en|junto a)\s(?:our|unser\p{L}*|notre|nos|nostr\p{L}|nuestr\p{L}+)\s[^,;:]{1,60}[,;]/giu
/** Whether a clause says ours: 'our safeguarding lead, on'; whoever is called belongs to the house. */
export const saysOurs = (clause: string): boolean =>
  oursWords.test(clause.replace(atOurPlace, ' ')) && !isSomebodyElses(clause)
const longestPlain = 80
/** Requests to call whoever the page speaks for, not 'them': 'ring the studio on 01584 555078', 'Bookings: …'. */
const asksToCall =
  /(?<!\p{L})(?:(?:call|ring|phone|text|message|whats\s?app|rufen sie|anrufen|appelez(?:-nous)?|chiamat[ei](?:ci)?|llam[ae](?:nos)?|ligue|bel)\s(?:(?!them|him|their|ihn|leur|loro)[\p{L}’'-]+\s){0,3}?|(?:bookings?|reservations?|enquiries|orders?|anmeldung(?:en)?|buchung(?:en)?|reservierung(?:en)?|réservations?|renseignements|prenotazioni|reservas|reserveringen):?\s)(?:(?:on|at|unter|an|au|al|allo)\s)?(?<!\d\s)$/iu
/** A firm's name before a number: 'Castle Cabs on'. */
const firmName =
  /(?<![\p{L}'’&-])(?!(?:Call|Ring|Phone|Text|Ask|Contact|Email|Appelez|Appeler|Contactez|Chiama(?:re|te)?|Llam[ae]|Llamar|Ligue|Bel|Rufen|Telefon|Tel)\s)(?:\p{Lu}[\p{L}'’&-]{1,30}\s){2}(?:(?:on|at|unter|an|au|al|allo)\s)?$/u
const lastWord = /\s(?:on|at|unter|an|au|al|allo)\s$/u
const namesFirm = (before: string): boolean =>
  firmName.test(before) || /(?<!\p{L})(?:them|their|ihre?n?|leurs?|loro|sus?)(?!\p{L})/iu.test(before)
export const isAskedToCall = (sentence: string): boolean =>
  asksToCall.test(sentence) && !firmName.test(sentence)

/** Whether a number stands in the middle of a text about something else, where it may be anybody's. */
function isInPassing(line: PlacedLine, page: ReadPage): boolean {
  // A cell can hold a whole paragraph.
  const told = line.cells.length > 0 ? line.cells.filter((cell) => /\d{3}/.test(cell)) : [line.text]
  if (told.every(({ length }) => length <= longestPlain)) return false
  const path = pathOf(page.url)
  return path.length > 1 && !ownContacts.test(path)
}

/**
 * Whether a number may be others': it stands under 'Where to stay', or a firm's name introduces it on a page
 * about something else.
 */
function mayBeOthers(line: PlacedLine, sentence: string, page: ReadPage): boolean {
  const path = pathOf(page.url)
  if (line.path.some((heading) => recommends(heading, page))) return true
  if (path.length <= 1 || ownContacts.test(path)) return false
  const told = sentence
    .split(/[·|•;]/)
    .at(-1)!
    .replace(phoneWord, '')
    .trim()
  // 'Villa Rosa, 3 Church Lane, tel.' begins with a name as 'Villa Rosa:' does.
  const begun = [told, told.split(',')[0]!]
  // Names are told by capitals where not every noun has one: 'Cakes: Sugar Loaf,' and 'call Castle Cabs on'
  // name somebody as well.
  const called = /^de/.test(page.language) ? '' : (firmName.exec(sentence)?.[0] ?? '')
  const listed = /^de/.test(page.language) ? '' : told.split(':').at(-1)!.split(',')[0]!
  return [...begun, listed, called.replace(lastWord, '')].some((words) => {
    const name = trimmedEnd(words, ':–—(+-, ').trim()
    return properName.test(name) && !isHost(name, page)
  })
}

const properName = /^\p{Lu}[\p{L}'’&.-]*(?:\s(?:&|and|und|et|e|y|of|\p{Lu}[\p{L}'’&.-]*)){1,4}$/u

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Whether words name the business itself. */
export function isHost(words: string, page: ReadPage): boolean {
  const name = lettersAndDigits(words)
  return (
    name.length > 3 &&
    (lettersAndDigits(page.siteName).includes(name) ||
      lettersAndDigits(page.wholeTitle ?? page.title).includes(name))
  )
}
