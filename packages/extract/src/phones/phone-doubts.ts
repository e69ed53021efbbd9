import type { ReadPage } from '@foyer/crawler/read/read-page'
import { trimmedEnd } from '@foyer/text/trim'
import { clauseOf, phoneWord } from '../attribute/phone-purpose.ts'
import { type PlacedLine, recommends } from '../attribute/third-parties.ts'
import { pathOf } from '../page/front-page.ts'

export const ownContacts =
  /contact|kontakt|contat|about|about-us|team|staff|people|location|branch|store|office|standort|filial|sede|tienda|equipo|impressum|imprint|aviso-legal|mentions|find-us|anfahrt|hours|opening|directions|oeffnungszeiten|horair|horario|orari|openingstijden/i

/** The first number on a legal page is the business's; authorities follow. */
export const legalPage =
  /impressum|imprint|legal|mentions|datenschutz|privacy|privacidad|confidentialit|note-legali|colophon|(?<![a-z])(?:terms|agb|cgv|voorwaarden|geschäftsbedingungen|nutzungsbedingungen|condizioni|condiciones|conditions|condições|termos)(?![a-z])/i

/** Words before a number of others: 'The leisure centre is open till ten; their number is'. */
const theirNumberBefore =
  /(?<!\p{L})(?:their|its own|leur|son propre|(?:il|al) loro|(?:il|un|al) suo|ihre eigene|su propio|hun)\s(?:\p{L}{1,20},?\s){0,2}$/iu

export function isCertain(
  line: PlacedLine,
  sentence: string,
  page: ReadPage,
  { kind, value }: { kind: string; value: string },
): boolean {
  // Faxes are often unplugged long before the number leaves the site.
  if (theirNumberBefore.test(sentence) || kind === 'Fax') return false
  if (isAskedToCall(sentence)) return true
  return (
    claimsNumber(clauseOf(line.text, value).split(value, 1)[0]!) ||
    !line.own ||
    !mayBeOthers(line, sentence, page)
  )
}

/** 'Phone on the hut: '. */
const labelOfLine =
  /^\P{L}{0,3}(?:t[eé]l[eé]?(?:fono|fon|phone|fone|foon)?\.?|phone|fon|тел(?:ефон)?|電話|전화|电话)(?:\s[\p{L}’'-]+){0,5}\s?:\s?$/iu
export const isPhoneLabel = (before: string): boolean => labelOfLine.test(before)
const oursWords =
  /(?<!\p{L})(?:us|our|uns|unser\p{L}*|notre|nos|nous au|nostr\p{L}|chiamateci|scriveteci|nuestr\p{L}+|llám[ae]nos|noss\p{L}|ons|onze)(?!\p{L})/iu
/** 'Who meet in our hall on Mondays,' names a place, not an owner. */
const atOurPlace =
  /(?<!\p{L})(?:in|on|at|to|into|near|outside|opposite|auf|an|bei|neben|vor|dans|sur|devant|nel|nella|presso|davanti a|en|junto a)\s(?:our|unser\p{L}*|notre|nos|nostr\p{L}|nuestr\p{L}+)\s[^,;:]{1,60}[,;]/giu
/** 'Our safeguarding lead, on'. */
export const claimsNumber = (clause: string): boolean => oursWords.test(clause.replace(atOurPlace, ' '))
/** 'Ring the studio on 01584 555078', 'Bookings: …', but not 'call them'. */
const asksToCall =
  /(?<!\p{L})(?:(?:call|ring|phone|text|message|whats\s?app|rufen sie|anrufen|appelez(?:-nous)?|chiamat[ei](?:ci)?|llam[ae](?:nos)?|ligue|bel)\s(?:(?!them|him|their|ihn|leur|loro)[\p{L}’'-]+\s){0,3}?|(?:bookings?|reservations?|enquiries|orders?|anmeldung(?:en)?|buchung(?:en)?|reservierung(?:en)?|réservations?|renseignements|prenotazioni|reservas|reserveringen):?\s)(?:(?:on|at|unter|an|au|al|allo)\s)?(?<!\d\s)$/iu
/** A firm's name before a number: 'Castle Cabs on'. */
const firmName =
  /(?<![\p{L}'’&-])(?!(?:Call|Ring|Phone|Text|Ask|Contact|Email|Appelez|Appeler|Contactez|Chiama(?:re|te)?|Llam[ae]|Llamar|Ligue|Bel|Rufen|Telefon|Tel)\s)(?:\p{Lu}[\p{L}'’&-]{1,30}\s){2}(?:(?:on|at|unter|an|au|al|allo)\s)?$/u
const lastWord = /\s(?:on|at|unter|an|au|al|allo)\s$/u
export const isAskedToCall = (sentence: string): boolean =>
  asksToCall.test(sentence) && !firmName.test(sentence)

function mayBeOthers(line: PlacedLine, sentence: string, page: ReadPage): boolean {
  const path = pathOf(page.url)
  if (line.path.some((heading) => recommends(heading, page))) return true
  if (path.length <= 1 || ownContacts.test(path)) return false
  const told = sentence
    .split(/[·|•;]/)
    .at(-1)!
    .replace(phoneWord, '')
    .trim()
  // 'Villa Rosa, 3 Church Lane, tel.' begins with a name, like 'Villa Rosa:'.
  const begun = [told, told.split(',')[0]!]
  // Capitals mark names only where not every noun has one: 'Cakes: Sugar Loaf,'.
  const called = /^de/.test(page.language) ? '' : (firmName.exec(sentence)?.[0] ?? '')
  const listed = /^de/.test(page.language) ? '' : told.split(':').at(-1)!.split(',')[0]!
  return [...begun, listed, called.replace(lastWord, '')].some((words) => {
    const name = trimmedEnd(words, ':–—(+-, ').trim()
    return properName.test(name) && !isHost(name, page)
  })
}

const properName = /^\p{Lu}[\p{L}'’&.-]*(?:\s(?:&|and|und|et|e|y|of|\p{Lu}[\p{L}'’&.-]*)){1,4}$/u

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

export function isHost(words: string, page: ReadPage): boolean {
  const name = lettersAndDigits(words)
  return (
    name.length > 3 &&
    (lettersAndDigits(page.siteName).includes(name) ||
      lettersAndDigits(page.wholeTitle ?? page.title).includes(name))
  )
}
