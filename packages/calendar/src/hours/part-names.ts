import { plainLetters, plainLettersInPlace } from '@foyer/text/plain-letters'
import { remembered, rememberedFor } from '@foyer/text/remembered'
import { trimmedEnd } from '@foyer/text/trim'
import { namesClosingDay } from '../closing-days.ts'
import { type CalendarLanguage, days } from '../day-words.ts'
import { feastWords, publicHolidays } from '../feast-days.ts'
import { namesOpening, openingWords } from '../opening-words.ts'
import { weekOf } from '../read-days.ts'
import { isSingleDays } from '../season-dates.ts'
import { onlySeason } from '../seasons.ts'
import { isPartOfDay } from './hours-words.ts'
import type { HoursPage, PartHours } from './part-hours.ts'

// Without accents, like the text they are matched against.
const fillers =
  'times?|hours?|opening|open|our|the|we|are|is|of|for|at|and|you|your|from|zeiten|offnungszeiten|unsere?|die|der|das|fur|von|und|wir|sind|haben|sie|ist|immer|jeweils|nos|notre|les?|la|des?|du|d|l|et|pour|nous|sommes|vous|accueillons|est|el|los|las|del?|y|nuestros?|para|estamos|abrimos|i|il|lo|gli|di|del|della|dei|dello|degli|delle|e|per|nostri|siamo|orari|hat|has|o|os|as|do|da|dos|das|nosso|somos|de|het|een|van|onze|wij|zijn|voor|en|ons|jullie|u|tijden|uren|on|am|an|au|aux|op|nur|only|solo|seulement|alleen|also|auch|anche|aussi|dal|dalle|dalla|alle|al|ab|vom|uniquement|soltanto|ausschliesslich|as|follows?|following|please|note|operation|bitte|beachten|folgende|suivants?|suivantes?|seguenti|continuato|siguientes?|volgende|sonst|ansonsten|otherwise|sinon|altrimenti'
const generalWords =
  /^(?:(?:in )?(?:words|short|brief|breve|bref|kurze)$|at a glance|auf einen blick|(?:im|auf) (?:uberblick|kurz)|en (?:bref|resume)$|en resumen$|de un vistazo|em resumo$|in het kort$|drop |pop |stop by|join|schau|komm|venez|passez|passate|venite|contact|kontakt|contact[oi]|contatt|recapit|como |comment |wie |so |come |reach|write|escrib|find|visit|location|address|adress|anfahrt|besuch|how to|where|get here|plan|acces|venir|llegar|como llegar|dove|arrivare|info|practical|praktisch|pratique|practic|about|welcome|home|book|reserv|call|normal|regular|standard|usual|weekly|current|aktuell|general|daily|details|when|who\b|wer\b|chi\b|qui\b|quien\b|quem\b|wann|quand|cuando|quando|today|heute|now|dates?|termine|schedule|calendar|kalender|us\b|here|news|footer|quick links|menu|so finden|wo sie|adres|route|bereik|over ons|welkom|wanneer|vandaag|waar |bezoek|afspraak|gesloten|ruhetag|closed|geschlossen|ferm|cerrad|chius|(?:prices?|admission|bookings?|fees|tickets|preise?|eintritt|buchung(?:en)?|kosten|tarife?|tarifs|reservations?|billets|entrees|prenotazion[ei]|prezzi|tariffe|biglietti|precios|tarifas|entradas|precos|bilhetes|prijzen|tarieven|kaartjes)$)/u
/** 'She' is no name. */
const sentenceWord =
  /(?<!\p{L})(?:we|you|he|she|they|it['’]s|er|elle|ils|elles|lui|lei|ella|hij|zij|our|is|are|wir|sie|sind|nous|vous|sommes|estamos|siamo|abrimos|somos|wij|jullie|please|bitte|merci|can|may|must|kann|konnen|konnt|pouvez|peut|potete|puoi|puo|puede|pueden|kunt)(?!\p{L})/u
const longestName = 40
const mostWords = 5
const fewestLetters = 4

const everyLanguage = Object.keys(days) as CalendarLanguage[]
const openingPatterns = new Map(
  everyLanguage.map((language) => [
    language,
    new RegExp(
      `(?<!\\p{L})(?:${openingWords(language)}|${openingWords('en')})(?:s|en|es|ed)?(?!\\p{L})`,
      'gu',
    ),
  ]),
)
const filler = new RegExp(`(?<!\\p{L})(?:${fillers})(?!\\p{L})`, 'gu')

/** 'The box shop counter has its own times': the part precedes the verb. */
const verbBehindPart =
  /(?<=\p{L}{3})\s(?:is|are|has|have|keeps?|ist|sind|hat|haben|est|sont|possède|è|sono|ha|hanno|está|están|tiene|tienen|é|são|tem|heeft|hebben|zijn|works?|runs?|serves?|cooks?|arbeitet|läuft|kocht|serviert|gibt|wird|werden|fonctionne|sert|vous (?:reçoit|reçoivent|accueillent?)|lavora|funziona|serve|si serv(?:e|ono)|viene|vengono|trabaja|funciona|sirve|se sirven?|trabalha|se servem?|werkt|draait|kookt|wordt|worden)(?!\p{L})/iu

const questionStart =
  /^(?:when (?:is|are|does|do|can)|what are|wann (?:hat|haben|ist|sind)|quand (?:est|sont)|quels sont|quando (?:è|sono|apre)|quali sono|¿?cuándo (?:está|están|abre)|quando (?:está|estão|abre)|wanneer (?:is|zijn))\s(?=\p{L})/iu

/** 'Holidays: the office', and French 'Boutique : du lundi au samedi'. */
function afterColon(text: string): string {
  const [, before = text, after = ''] = /^([^:]{1,80}):\s(?=\p{L})(.*)$/u.exec(text) ?? []
  return /\p{L}/u.test(plainLettersInPlace(after).replace(filler, ' ')) ? after : before
}

/** 'Farm shop, all year round' is the farm shop. */
const allYear =
  /[\s,–—-]{1,4}(?:(?:open )?all (?:the )?year(?: round)?|year[- ]round|ganzjährig|das ganze jahr(?: über)?|toute l['’]année|tutto l['’]anno|todo el año|(?:durante )?todo o ano|o ano (?:todo|inteiro)|(?:het )?hele jaar(?: door)?)$/iu

/** 'Wir freuen uns auf Sie', 'vi aspettiamo', 'pop in and see us'. */
const speaksOfItself =
  /(?<!\p{L})(?:we|us|wir|uns|ich|nous|je|noi|ci|nosotros|wij|we['’]re|\p{L}{2,}(?:iamo|amos|emos|imos))(?!\p{L})/u

/** Returns '' when the text names no part. */
export const partIn = rememberedFor((text: string, language: CalendarLanguage): string => {
  // 'When is the shop open?' names the shop.
  const words = afterColon(trimmedEnd(text.replace(/\s?\([^()]{0,60}\)\s?$/u, ''), ':：–—-?'))
    .replace(questionStart, '')
    .replace(allYear, '')
    .split(verbBehindPart, 1)[0]!
    .trim()
  if (words.length < 3 || words.length > longestName + 40 || speaksOfItself.test(plainLettersInPlace(text)))
    return ''
  const plain = plainLettersInPlace(words)
  const opening = openingPatterns.get(language)!
  // Same length, so the rest keeps its place and spelling.
  const blank = (found: string) => '\u0000'.repeat(found.length)
  const without = plain.replace(opening, blank)
  const rest = without.replace(filler, blank)
  const start = rest.search(/[\p{L}\p{N}]/u)
  if (start < 0) return ''
  let end = rest.length
  while (end > start && !/[\p{L}\p{N})]/u.test(rest[end - 1]!)) end--
  // 'Shop opening hours, Bakewell' is 'Shop, Bakewell'.
  const name = [...words.slice(start, end)]
    .filter((_, at) => without[start + at] !== '\u0000')
    .join('')
    .replace(/\s+(?=[\s,])/g, '')
    .trim()
  const isName =
    name.length >= 3 &&
    name.length <= longestName &&
    name.split(/\s+/).filter(({ length }) => length >= fewestLetters).length <= mostWords
  if (!isName || !/\p{L}{3}/u.test(name) || /\d{3}|[.!?;]/.test(name)) return ''
  const bare = plainLettersInPlace(name)
  const isNone =
    generalWords.test(bare) || sentenceWord.test(bare) || isMeal(name) || namesClosingDay(name, language)
  return isNone ? '' : name
})

const wordBeforeMeal = /^(?:a|at|zum|beim|para|bij)\s/u
/** 'Dinner', 'A cena il', 'Il pranzo si serve'. */
export const isMeal = (lead: string): boolean =>
  isPartOfDay(
    plainLettersInPlace(lead.split(verbBehindPart, 1)[0]!)
      .replace(wordBeforeMeal, '')
      .replace(filler, ' ')
      .replace(/[^\p{L}.-]+/gu, ' ')
      .trim(),
  )

const article = /^(?:the|der|die|das|unser|le|la|il|el|o|het|de)\s/iu
/** 'Mittagstisch' of 'Der Mittagstisch ist'. */
export const mealName = (lead: string): string =>
  trimmedEnd(lead.split(verbBehindPart, 1)[0]!, ' :,–').replace(article, '')

/** The words before the days name nothing known. */
export function isUnclear(lead: string, language: CalendarLanguage): boolean {
  const words = plainLettersInPlace(lead.split(/(?<=\p{L}{3})[.!?]\s/u).at(-1)!)
  if (partIn(words, language) !== '' || isMeal(words) || speaksOfItself.test(words)) return false
  const rest = words.replace(openingPatterns.get(language)!, ' ').replace(filler, ' ').trim()
  return /\p{L}{3}/u.test(rest) && !(generalWords.test(rest) && !/\s/.test(rest))
}

/** 'Summer opening hours'. */
export const seasonOf = rememberedFor((heading: string, language: CalendarLanguage): string => {
  const season = onlySeason(heading)
  if (season !== '' || heading.length > longestName * 2) return season
  const plain = plainLettersInPlace(heading)
  const without = plain.replace(openingPatterns.get(language)!, (found) => '\u0000'.repeat(found.length))
  if (without === plain) return ''
  const rest = [...heading].filter((_, at) => without[at] !== '\u0000').join('')
  return onlySeason(trimmedEnd(rest.replace(/^[\s,:–—-]+/u, ''), ' ,:–—-'))
})

/** The heading above says which branch. */
const anyBranch =
  /^(?:(?:the|our|der|die|das|le|la|il|el|l['’])\s?)?(?:shop|store|salon|studio|office|büro|laden|geschäft|filiale|praxis|werkstatt|workshop|boutique|atelier|magasin|bureau|negozio|ufficio|laboratorio|tienda|oficina|taller|loja|winkel|kantoor|counter|showroom|reception|café)$/iu
export const isAnyBranch = (part: string): boolean => anyBranch.test(part)

const placeWord =
  /(?<!\p{L})(?:shop|store|salon|salone|studio|office|branch|büro|hauptbüro|geschäftsstelle|hauptstelle|filiale|laden|praxis|kassa|kasse|empfang|rezeption|reception|boutique|magasin|agence|accueil|negozio|sede|ufficio|bottega|tienda|oficina|sucursal|recepción|loja|winkel|kantoor|vestiging|counter|showroom|gallery|galerie|standort)(?!\p{L})/iu
export const namesPlace = remembered((heading) => heading.length <= longestName && placeWord.test(heading))

const placesWord =
  /(?<!\p{L})(?:shops|stores|salons|studios|offices|branches|locations|büros|geschäftsstellen|filialen|läden|praxen|standorte|boutiques|magasins|agences|negozi|sedi|saloni|uffici|tiendas|oficinas|sucursales|salones|lojas|winkels|vestigingen|galleries)(?!\p{L})/iu
export const namesPlaces = remembered((heading) => heading.length <= longestName && placesWord.test(heading))

// Compounds with a feast hold for one year as well.
const feastName = new RegExp(
  `(?<!\\p{L})(?:${feastWords}|${publicHolidays}|oster(?:samstag|ferien|feiertage?|tage|wochenende)|(?:weihnacht|feiertag|feestdag|kerst)\\p{L}*)(?!\\p{L})`,
  'u',
)
export const isFeast = remembered((part) => feastName.test(plainLetters(part)))

const eventWord =
  /unterricht|theorie|(?<!\p{L})(?:kurs|kurse|\p{L}+kurse?|class|classes|lessons?|courses?|training|tasters?|sessions?|seminare?|führung\p{L}*|(?:guided )?tours?|cours|leçons?|stages?|formation|lezion[ei]|cors[oi]|visit[ae] guidat[ae]|clases?|cursos?|talleres|aulas?|lessen|cursus|rondleiding(?:en)?|proeverij|prüfung\p{L}*|exams?|stammtisch|treff|happy hour|brunch|gottesdienst|messe|abfahrt|departures?)(?!\p{L})/u
export const isEvent = remembered((part) => eventWord.test(part.toLowerCase()))

const listMark = /[,/&]|\s(?:and|und|et|e|y|en)\s/iu
/**
 * Rows under 'Orari delle lezioni' are class times. Under 'Lezioni di teoria' only a place with a door has
 * hours.
 */
export const headsEvents = (heading: string, language: CalendarLanguage, row = ''): boolean =>
  isEvent(heading) &&
  !listMark.test(heading) &&
  (namesOpening(heading, language) || (row !== '' && !namesPlace(row)))

const fewestOfWeek = 4
/** 'Sunday brunch' heads the week of the page's subject. */
export const isOfOneDay = ({ part, days }: PartHours, language: CalendarLanguage): boolean =>
  days.size >= fewestOfWeek &&
  weekOf(language).some((day) => day.length >= 4 && part.toLowerCase().includes(day.toLowerCase()))

const fewestInFrame = 3
const fewestUnnamed = 5

/** Without words of opening, only enough days make a week. */
export function isWeek({ part, season, days, about, own }: PartHours, page: HoursPage): boolean {
  if (days.size === 0 || isEvent(part) || isSingleDays(season)) return false
  if (about) return days.size > 1 || own
  return own ? days.size >= fewestUnnamed && page.part === '' : days.size >= fewestInFrame
}
