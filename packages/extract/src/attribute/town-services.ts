import type { ReadPage } from '@foyer/crawler/read/read-page'
import { phoneWord } from './phone-purpose.ts'

/** Words of sites on which a doctor is one of the house. */
const practiceWords =
  /praxis|arzt|ärzt|zahn|dental|dentist|clinic|clínic|klinik|medic|médic|medizin|surger|hospital|pharmac|apothe|farmac|veterin|\bvets?\b|physio|fisio|kiné|osteopa|orthop|ortoped|therap|terap|\bcabinet|ordination|doctor|docteur|dottor|huisarts|tandarts|\bdr\b/i
export const isPractice = ({ siteName, wholeTitle, title, url }: ReadPage): boolean =>
  practiceWords.test(`${siteName} ${wholeTitle ?? title} ${URL.parse(url)?.hostname}`)

/** Names of who helps a whole town: no department of a house that is none of them itself. */
const helperNames = [
  'doctors?|gps?|vets?|dentists?|midwife|\\p{L}{0,10}ärzt\\p{L}{0,8}|\\p{L}{0,10}arzt|hebamme|médecins?|vétérinaires?|dentistes?|sage-femme',
  'medic[oi]|dottore|veterinari[oa]?|dentist[ai]|ostetrica|médic[oa]s?|matrona|huisarts|dierenarts|tandarts|verloskundige|врач|ветеринар',
].join('|')
const helper = new RegExp(`^(?:${helperNames})$`, 'u')
/** Words that may stand beside them: 'our local vet', 'médecin de garde', 'il medico di turno'. */
const besideHelper =
  /^(?:the|our|your|local|village|nearest|on|call|duty|der|die|den|das|nächste[rn]?|unser|vom|von|dienst|le|la|notre|de|du|garde|il|lo|l|di|turno|guardia|nostro|el|nuestro|o|nosso|het|ons|onze|dienstdoende|van|wacht|is|ist|est|è|es|é)$/u

/** Names of such places, which then have another word in them: 'Moor Vets', 'Farmacia Rossi', 'Parking du Port'. */
const placeNames = [
  'pharmacy|chemists?|surgery|hospital|vets|veterinary|infirmary|car ?park|estates|lettings',
  '\\p{L}{0,12}apotheke|tierarztpraxis|tierklinik|krankenhaus|klinikum|\\p{L}{0,8}parkhaus|hausverwaltung',
  'pharmacie|hôpital|vétérinaire|clinique|parking|parkings',
  'farmacia|ospedale|veterinaria|veterinario|parcheggio|autorimessa|immobiliare|hospital|aparcamiento|inmobiliaria|farmácia|estacionamento|imobiliária',
  'apotheek|ziekenhuis|dierenkliniek|dierenartsenpraktijk|huisartsenpraktijk|parkeergarage',
].join('|')
const place = new RegExp(`^(?:${placeNames})$`, 'u')
/** Every such name holds one of these. */
const mayNameOne =
  /doctor|(?<!\p{L})gps?(?!\p{L})|vet|dentist|midwife|arzt|ärzt|hebamme|médecin|sage-femme|medic|dottor|ostetric|médic|matrona|huisarts|dierenarts|tandarts|verloskund|врач|ветерин|pharmac|chemist|surgery|h[oô]spital|infirmary|car ?park|estates|lettings|apothe|tierklinik|krankenhaus|klinikum|parkhaus|hausverwaltung|clinique|parking|farm[aá]cia|ospedale|parcheggio|autorimessa|immobiliare|aparcamiento|inmobiliaria|estacionamento|imobiliária|ziekenhuis|dierenkliniek|parkeergarage/iu
/** Languages where every noun has a capital, or every word of a label: in them 'Parking Reservations' is a desk. */
const capitalised = /^(?:de|en)/
const parking = /^parkings?$/u

const nameWord = /^\p{Lu}[\p{L}'’&.-]*$/u
const joiningWord =
  /^(?:&|and|und|et|e|y|en|of|di|da|de|do|du|des|del|della|dei|la|le|les|los|the|am|an|der|im|van|von|zum|zur)$/u
const mostWords = 6
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}&]+/gu) ?? []

/**
 * Whether the words right before a number name the town's doctor, pharmacy or car park, called or listed: 'huisarts',
 * 'Farmacia Rossi', 'Ours is Moor Vets'. Not where the house is one itself, or bears that name.
 */
export function namesTownService(before: string, page: ReadPage): boolean {
  if (!mayNameOne.test(before)) return false
  const piece =
    before
      .replace(phoneWord, '')
      .split(/[,:;·|•(–—]|\s-\s/u)
      .findLast((words) => /\p{L}{2}/u.test(words)) ?? ''
  const words = piece.trim().split(/\s+/u)
  const small = words.map((word) => word.toLowerCase().replace(/^(?:l|dell|all|d)['’]/u, ''))
  const isHelper =
    words.length <= mostWords &&
    small.some((word) => helper.test(word)) &&
    words.every((word, at) => helper.test(small[at]!) || besideHelper.test(small[at]!) || nameWord.test(word))
  return (isHelper && !isPractice(page)) || namesPlace(words, page)
}

function namesPlace(words: string[], page: ReadPage): boolean {
  const begin = words.findLastIndex((word) => !nameWord.test(word) && !joiningWord.test(word)) + 1
  const name = wordsOf(
    words
      .slice(begin)
      .join(' ')
      .replace(/car park$/iu, 'carpark'),
  )
  const named = name.find((word) => place.test(word))
  const others = name.filter((word) => !place.test(word) && !joiningWord.test(word))
  if (!named || others.length === 0 || (parking.test(named) && capitalised.test(page.language))) return false
  const own = new Set(wordsOf(`${page.siteName} ${page.wholeTitle ?? page.title}`))
  const host = URL.parse(page.url)?.hostname ?? ''
  // A town's name is shared by many: the whole name is the house's, or its trade.
  const isShared = (word: string) => own.has(word) || (word.length > 3 && host.includes(word))
  return !isShared(named) && !others.every(isShared) && !(practiceWords.test(named) && isPractice(page))
}
