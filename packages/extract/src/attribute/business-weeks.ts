import { saysClosed } from '@foyer/calendar/closed-words'
import { sentencesOf } from '@foyer/calendar/hours/columns-and-sentences'
import { isEvent, namesPlace } from '@foyer/calendar/hours/part-names'
import { remembered } from '@foyer/text/remembered'
import { isUrgent, namesTrouble } from './phone-purpose.ts'
import { agrees, contradicts, differs, type KnownWeek, type StatedWeek } from './stated-week.ts'

export const ownPage =
  /^\/?$|(?:^|[/_-])(?:index|home|contact|kontakt|contacto|contatti|contato|about|visit|find|location|hours|opening|anfahrt|oeffnungszeiten|horaires?|horarios?|orari|infos?|info|impressum|imprint|where|ueber|acceso|acces|venir|llegar|besuch|plan)/i

/** Parts with a door and hours of their own. */
export const separateParts =
  /restaurant|ristorante|restaurante|osteria|trattoria|pizzeria|enoteca|bottega|taberna|mes[oó]n|taverna|auberge|guinguette|cr[eê]perie|wirtshaus|gasthaus|gaststube|tea ?rooms?(?!\p{L})|deli(?!\p{L})|bakery|bäckerei|boulangerie|galler|galerie|bistro|brasserie|caf[eé]|(?<!\p{L})bar(?!\p{L})|kitchen|küche|cocina|cuisine|(?<!\p{L})pool|schwimmbad|hallenbad|piscin|aquati|(?<!\p{L})spa(?!\p{L})|wellness|sauna|fitness|(?<!\p{L})gym|shop|laden|tienda|boutique|[eé]picerie|negozio|bodega|r[eé]ception|receptie|rezeption|recepci|recepção|receção|accueil|library|bibliothek|biblioth[eè]que|museum|mus[eé]e|museo|kids|kinder|enfants|golf|tennis|laundr|laverie|wäscherei|(?<!\p{L})office|büro|notdienst|emergenc|clinic|klinik|nursery|garden ?cent|werkstatt|workshop|showroom|take.?away|terrace|terrasse/u

/** 'The Mill, 200 m away, …' is a neighbour; 'our shop, 200 m from the station' is the business. */
export const isOtherPremises = (line: string): boolean =>
  /\d\s?k?m/iu.test(line) &&
  sentencesOf(line).some(
    (said) => distanceBehindName.test(said) && !oursWords.test(said.split(distanceBehindName, 1)[0]!),
  )
const distanceBehindName =
  /,\s(?:(?:a|à|at|just|only|nur|solo|soli|sole|sólo|op|in)\s){0,2}\d{1,4}\s?k?m(?:et(?:er|ers|res|ri|ros)|ètres)?(?:\s(?:away|entfernt|weiter|da qui|plus loin|verderop|de aquí|daqui))?,\s/iu
const oursWords =
  /(?<!\p{L})(?:we|our|unser\p{L}{0,2}|wir|notre|nos|nous|nostr[oaie]|nuestr[oa]s?|noss[oa]s?|onze?)(?!\p{L})/iu

export const hasOwnEntrance = remembered(
  (heading) => namesPlace(heading) || separateParts.test(heading.toLowerCase()),
)

export const wordsOnly = remembered((text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim(),
)

/** Drops unlabelled weeks once the business's hours are known. */
export function withoutUnclearWeeks(stated: KnownWeek[], own: (part: string) => string): KnownWeek[] {
  const isKnown = stated.some(({ best }) => !best.unclear && own(best.part) === '')
  return stated.filter(({ best }) => !best.unclear || (own(best.part) === '' && !isKnown))
}

/** 'Opening hours: Tue–Fri 9–17' under 'Our team' is the week of the business when no other is known. */
export function withBusinessWeek(stated: KnownWeek[], own: (part: string) => string): KnownWeek[] {
  const isHouse = ({ best }: KnownWeek) => !best.unclear && own(best.part) === ''
  const isHeaded = ({ best }: KnownWeek) =>
    best.named === true && !hasOwnEntrance(best.part) && !isOfLine(best.part.toLowerCase())
  const headed = stated.some(isHouse) ? [] : stated.filter(isHeaded)
  if (new Set(headed.map(({ best }) => wordsOnly(best.part))).size !== 1) return stated
  return stated.map((known) =>
    headed.includes(known) ? { ...known, best: { ...known.best, part: '' } } : known,
  )
}

/** A 'Booking line' has phone hours, not opening hours. */
const isOfLine = (part: string): boolean => phoneLineName.test(part) || isUrgent(part) || namesTrouble(part)
const phoneLineName = /telefon|phone|hotline|helpline|(?<!\p{L})(?:\p{L}+ )?line$|teléfono|télépho|lijn$/u

/** Keeps the week in the site's main language: 'Sommer' repeats 'Summer'. */
export function withoutTranslations(all: KnownWeek[], main: string): KnownWeek[] {
  const languages = [...new Set([main, ...all.map(({ best }) => best.language)])]
  if (languages.length === 1) return all
  const rank = ({ best }: KnownWeek) => languages.indexOf(best.language)
  return all.filter(
    (known) => !all.some((other) => rank(other) < rank(known) && isTranslation(known.best, other.best)),
  )
}

/** Same days, same hours, and a season under another name. */
function isTranslation(week: StatedWeek, main: StatedWeek): boolean {
  if (main.passing || main.unclear || week.days.size !== main.days.size) return false
  if ((week.season === '') !== (main.season === '')) return false
  return [...week.days].every(([day, value]) => {
    const other = main.days.get(day)
    // 'By appointment' may be translated too.
    const isInWords =
      other !== undefined && !/\d/.test(value + other) && !saysClosed(value) && !saysClosed(other)
    return other !== undefined && (isInWords || agrees(value, other))
  })
}

/** Gives a week without a part to its page when other pages name such a branch or state other hours. */
export function withPageParts(all: KnownWeek[], places: string[]): KnownWeek[] {
  const parts = new Set(all.map(({ best }) => wordsOnly(best.part)).filter((part) => part !== ''))
  const texts = all.filter(({ best }) => best.origin === 'text' && !best.passing)
  const [unnamed, named] = [
    texts.filter(({ best }) => best.part === ''),
    texts.filter(({ best }) => best.part !== ''),
  ]
  return all.map((known) => {
    const { part, heading = '' } = known.best
    if (part !== '' || heading === '') return known
    // 'Alterations' matches 'Alterations room'.
    const kin = all.find(
      ({ best }) => best.part !== '' && isKin(best, known.best) && sharesWord(best.part, heading),
    )
    if (kin) return { ...known, best: { ...known.best, part: kin.best.part } }
    // On a page about one subject the week is that subject's.
    const isOfSubject = isOnSubjectPage(known.best) && named.some(({ best }) => differs(best, known.best))
    const isDisputed =
      isOfSubject || unnamed.some(({ best }) => best.heading !== heading && differs(best, known.best))
    const isPart = parts.has(wordsOnly(heading))
    if (!isPart && !isDisputed) return known
    const passing = known.best.passing || isEvent(heading) || !(isPart || isPlace(heading, places))
    return { ...known, best: { ...known.best, part: heading, passing } }
  })
}

const isOnSubjectPage = ({ url, own }: StatedWeek) => own && !ownPage.test(URL.parse(url)?.pathname ?? '/')

const sharesWord = (a: string, b: string) => {
  const words = wordsOnly(b).split(' ')
  return wordsOnly(a)
    .split(' ')
    .some((word) => word.length > 3 && words.includes(word))
}

const fewestAlike = 3

function isKin(a: StatedWeek, b: StatedWeek): boolean {
  const alike = [...a.days].filter(([day, value]) => agrees(value, b.days.get(day) ?? ''))
  const other = [...a.days].filter(([day, value]) => contradicts(value, b.days.get(day)))
  return a.season === b.season && alike.length >= fewestAlike && other.length * 4 <= alike.length
}

function isPlace(heading: string, places: string[]): boolean {
  const words = wordsOnly(heading)
    .split(' ')
    .filter((word) => word.length > 3)
  return (
    namesPlace(heading) ||
    places.some((place) => words.some((word) => wordsOnly(place).split(' ').includes(word)))
  )
}
