import { type CalendarLanguage, days } from '../day-words.ts'
import { openingWords } from '../opening-words.ts'
import { plainLettersInPlace } from '../plain-letters.ts'
import { trimmedEnd } from '../trimmed-end.ts'

// Without accents, as they are looked for.
const fillers =
  'times?|hours?|opening|open|our|the|we|are|is|of|for|at|and|you|your|from|zeiten|offnungszeiten|unsere?|die|der|das|fur|von|und|wir|sind|haben|sie|ist|immer|jeweils|nos|notre|les?|la|des?|du|d|l|et|pour|nous|sommes|vous|accueillons|est|el|los|las|del?|y|nuestros?|para|estamos|abrimos|i|il|lo|gli|di|del|della|dei|e|per|nostri|siamo|orari|o|os|as|do|da|dos|das|nosso|somos|de|het|een|van|onze|wij|zijn|voor|en'
const general =
  /^(?:contact|kontakt|contact[oi]|contatt|como |comment |wie |so |come |reach|write|escrib|find|visit|location|address|adress|anfahrt|besuch|how to|where|get here|plan|acces|venir|llegar|como llegar|dove|arrivare|info|practical|praktisch|pratique|practic|about|welcome|home|book|reserv|call|normal|regular|standard|usual|weekly|current|aktuell|general|daily|telephone|details|when|wann|quand|cuando|quando|today|heute|now|dates?|termine|schedule|calendar|kalender|us\b|here|news|footer|quick links|menu|so finden|wo sie|ruhetag|closed|geschlossen|ferm|cerrad|chius)/u
const sentence =
  /(?<!\p{L})(?:we|you|our|is|are|wir|sie|sind|nous|vous|sommes|estamos|siamo|abrimos|somos|please|bitte|merci)(?!\p{L})/u
const longest = 40
const mostWords = 5

const everyLanguage = Object.keys(days) as CalendarLanguage[]
const openings = new Map(
  everyLanguage.map((language) => [
    language,
    new RegExp(
      `(?<!\\p{L})(?:${openingWords(language)}|${openingWords('en')})(?:s|en|es|ed)?(?!\\p{L})`,
      'gu',
    ),
  ]),
)
const filler = new RegExp(`(?<!\\p{L})(?:${fillers})(?!\\p{L})`, 'gu')

/** The part of a business that a heading or the words before a line of hours name; '' where they name none. */
export function partIn(text: string, language: CalendarLanguage): string {
  const words = trimmedEnd(text, ':：–—-').trim()
  if (words.length < 3 || words.length > longest + 40) return ''
  const plain = plainLettersInPlace(words)
  const opening = openings.get(language)!
  // Taken out place for place, so that what is left keeps its spelling.
  const blank = (found: string) => '\u0000'.repeat(found.length)
  const without = plain.replace(opening, blank)
  const rest = without.replace(filler, blank)
  const start = rest.search(/[\p{L}\p{N}]/u)
  if (start < 0) return ''
  let end = rest.length
  while (end > start && !/[\p{L}\p{N})]/u.test(rest[end - 1]!)) end--
  const name = words.slice(start, end).trim()
  const isName = name.length >= 3 && name.length <= longest && name.split(/\s+/).length <= mostWords
  if (!isName || !/\p{L}{3}/u.test(name) || /\d{3}|[.!?;]/.test(name)) return ''
  const bare = plainLettersInPlace(name)
  return general.test(bare) || sentence.test(bare) ? '' : name
}
