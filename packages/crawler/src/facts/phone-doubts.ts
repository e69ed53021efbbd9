import type { ReadPage } from '../read/read-page.ts'
import { trimmedEnd } from '../read/trim.ts'
import { phoneWord } from './phone-purpose.ts'
import { type PlacedLine, recommends } from './whose.ts'

/** Pages on which a number is the business's own. */
export const ownContacts =
  /contact|kontakt|contat|about|about-us|team|staff|people|location|branch|store|office|standort|filial|sede|tienda|equipo|impressum|imprint|aviso-legal|mentions|find-us|anfahrt|hours|opening|directions|oeffnungszeiten|horair|horario|orari|openingstijden/i

/** 'The leisure centre is open till ten; their number is' before a number. */
const isTheirs =
  /(?<!\p{L})(?:their|its own|leur|son propre|il loro|(?:il|un) suo|ihre eigene|su propio|hun)\s(?:\p{L}{1,20},?\s){0,2}$/iu

/** What a number told in passing is called; one for messages is told by whoever reads them. */
const kinds = new Set(['Phone', 'Mobile', 'Emergency'])

/** Whether a number is the business's own, by where and how it is told. */
export function isCertain(line: PlacedLine, sentence: string, page: ReadPage, kind: string): boolean {
  // Often unplugged long before it leaves the site, and never a number to send a visitor to.
  if (isTheirs.test(sentence) || kind === 'Fax') return false
  if (isAskedToCall(sentence)) return true
  return !(mayBeOthers(line, sentence, page) || (kinds.has(kind) && isInPassing(line, sentence, page)))
}

/** Whether the words before a number, or the heading above, give it to somebody else. */
export const isOfAnotherFirm = (line: PlacedLine, before: string): boolean =>
  line.path.some(recommends) || namesFirm(before)

const ours =
  /(?<!\p{L})(?:us|our|uns|unser\p{L}*|notre|nos|nous au|nostr\p{L}|chiamateci|scriveteci|nuestr\p{L}+|llám[ae]nos|noss\p{L}|ons|onze)(?!\p{L})/iu
/** 'our neighbours, the Castle Pharmacy' are somebody else. */
const ourNeighbours =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nostr\p{L}|nuestr\p{L}+|noss\p{L}|ons|onze)\s(?:\p{L}+\s)?(?:neighbou?rs?|partners?|friends?|suppliers?|nachbar\p{L}*|partner\p{L}*|freund\p{L}*|lieferant\p{L}*|voisin\p{L}*|partenaires?|amis?|vicin[oia]|amic[oia]|fornitor\p{L}*|vecin\p{L}*|soci[oa]s?|amig[oa]s?|vizinh\p{L}*|parceir\p{L}*|buren|buurman|buurvrouw|leverancier)(?!\p{L})/iu
/** 'our safeguarding lead, on': whoever is called belongs to the house. */
export const saysOurs = (clause: string): boolean => ours.test(clause) && !ourNeighbours.test(clause)
const longestPlain = 80
/** 'ring the studio on 01584 555078', 'Bookings: …': asked to call whoever the page speaks for, not 'them'. */
const asksToCall =
  /(?<!\p{L})(?:(?:call|ring|phone|text|message|whats\s?app|rufen sie|anrufen|appelez(?:-nous)?|chiamat[ei](?:ci)?|llam[ae](?:nos)?|ligue|bel)\s(?:(?!them|him|their|ihn|leur|loro)[\p{L}’'-]+\s){0,3}?|(?:bookings?|reservations?|enquiries|orders?|anmeldung(?:en)?|buchung(?:en)?|reservierung(?:en)?|réservations?|renseignements|prenotazioni|reservas|reserveringen):?\s)(?:(?:on|at|unter|an|au|al|allo)\s)?$/iu
/** 'Castle Cabs on' before a number. */
const firmName = /(?<![\p{L}'’&-])(?:\p{Lu}[\p{L}'’&-]{1,30}\s){2}(?:(?:on|at|unter|an|au|al|allo)\s)?$/u
const namesFirm = (before: string): boolean =>
  firmName.test(before) || /(?<!\p{L})(?:them|their|ihre?n?|leurs?|loro|sus?)(?!\p{L})/iu.test(before)
const isAskedToCall = (sentence: string): boolean => asksToCall.test(sentence) && !firmName.test(sentence)

/** A number in the middle of a text about something else may be anybody's. */
function isInPassing(line: PlacedLine, sentence: string, page: ReadPage): boolean {
  if (!line.own || line.cells.length > 0 || line.text.length <= longestPlain) return false
  const path = URL.parse(page.url)?.pathname ?? '/'
  return path.length > 1 && !ownContacts.test(path) && !saysOurs(sentence)
}

/** Under 'Where to stay', or where a firm's name introduces it on a page about something else. */
function mayBeOthers(line: PlacedLine, sentence: string, page: ReadPage): boolean {
  if (!line.own || saysOurs(sentence)) return false
  const path = URL.parse(page.url)?.pathname ?? '/'
  if (line.path.some(recommends)) return true
  if (path.length <= 1 || ownContacts.test(path)) return false
  const told = sentence
    .split(/[·|•;]/)
    .at(-1)!
    .replace(phoneWord, '')
    .trim()
  // 'Villa Rosa, 3 Church Lane, tel.' begins with a name as 'Villa Rosa:' does.
  return [told, told.split(',')[0]!].some((words) => {
    const name = trimmedEnd(words, ':–—(+-, ')
    return properName.test(name) && !isHost(name, page)
  })
}

const properName = /^\p{Lu}[\p{L}'’&.-]*(?:\s(?:&|and|und|et|e|y|of|\p{Lu}[\p{L}'’&.-]*)){1,4}$/u

/** The business's own name is no part of it. */
export function isHost(words: string, page: ReadPage): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const name = plain(words)
  return (
    name.length > 3 &&
    (plain(page.siteName).includes(name) || plain(page.wholeTitle ?? page.title).includes(name))
  )
}
