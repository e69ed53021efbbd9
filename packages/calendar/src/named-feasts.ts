import { plainLettersInPlace } from '@foyer/text/plain-letters'
import type { YearDay } from './season-dates.ts'
import words from './words/feasts.json' with { type: 'json' }

/** A fixed date, or days after Easter Sunday. */
export type Feast = YearDay | { easter: number }

/** '12-25' is a date, 'easter+1' Easter Monday. */
export function feastOn(said: string): Feast {
  if (said.startsWith('easter')) return { easter: Number(said.slice('easter'.length)) }
  const [month = 0, day = 0] = said.split('-').map(Number)
  return { month, day }
}

/**
 * In plain letters; fixed across countries. 'Weihnachten' are two days; 'Semana Santa' has no fixed length.
 */
const feasts = Object.entries(words).map(([days, names]): [Feast[], string] => [
  days.split(' ').map(feastOn),
  names,
])

export const feastNames = feasts.map(([, names]) => names).join('|')

const feastPatterns = feasts.map(([days, names]): [Feast[], RegExp] => [
  days,
  new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u'),
])

export const namesFeastThat = (plain: string, isMeant: (feast: Feast) => boolean): boolean =>
  feastPatterns.some(([days, pattern]) => days.some(isMeant) && pattern.test(plain))

const leadWords =
  '(?:(?:on|at|over|the|an|am|zu|uber|den|der|dem|ersten?|a|ad|al|alla|il|la|lo|le|les|el|en|em|no|na|op|met|per)\\s){0,2}'
const feastInText = new RegExp(
  `${leadWords}(?:${feasts.map(([, names], nth) => `(?<f${nth}>${names})`).join('|')})(?![\\p{L}\\d-])`,
  'uy',
)
const joinsFeasts = /\s?(?:[,&+/]|(?:\s(?:and|und|et|y|ed?|en|or|oder|ou|o)(?=\s)))\s?(?:and\s|und\s)?/uy
const ofYear = /,?\s20\d\d(?!\d)/uy
/** A quick check, because most lines name none. */
const mayNameFeast =
  /christm|xmas|boxing|stephen|new year|weihnacht|heilig|silvester|sylvestre|silvestro|neujahr|drei|noel|natal|navidad|noche|nuevo|novo|nouvel|l['’ ]an|kerst|oudejaar|nieuwjaar|stefano|capodanno|epi|reyes|ferragosto|himmelfahrt|asc?en|assom|toussaint|ognissanti|santos|friday|freitag|sa[in]|vrijdag|easter|oster|paq|pas[cqe]|paas|angelo|whit|pfingst|pinkster|penteco|hemelvaart|corpus|fronleichnam/u

interface LeadingFeasts {
  feasts: Feast[]
  start: number
  end: number
}

export function leadingFeasts(text: string): LeadingFeasts | null {
  const plain = plainLettersInPlace(text.slice(0, longest))
  if (!mayNameFeast.test(plain)) return null
  const found: Feast[] = []
  let start = 0
  let end = 0
  for (let at = 0; at < plain.length; ) {
    feastInText.lastIndex = at
    const groups = feastInText.exec(plain)?.groups
    if (!groups) break
    const nth = feasts.findIndex((_, each) => groups[`f${each}`] !== undefined)
    end = feastInText.lastIndex
    if (found.length === 0) start = end - groups[`f${nth}`]!.length
    found.push(...feasts[nth]![0])
    joinsFeasts.lastIndex = end
    if (!joinsFeasts.test(plain)) break
    at = joinsFeasts.lastIndex
  }
  ofYear.lastIndex = end
  if (ofYear.test(plain)) end = ofYear.lastIndex
  return found.length > 0 ? { feasts: found, start, end } : null
}

const longest = 120

/** Gauss's rule for the western churches, after Meeus. */
export function easterSunday(year: number): YearDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const within = year % 100
  const moved = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(within / 4) - moon - (within % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return { month: Math.floor(days / 31), day: (days % 31) + 1 }
}
