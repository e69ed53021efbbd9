import { plainLettersInPlace } from '@foyer/text/plain-letters'
import type { YearDay } from './season-dates.ts'

/** A fixed date, or days after Easter Sunday. */
export type Feast = YearDay | { easter: number }

const day = (month: number, date: number): Feast => ({ month, day: date })
const easter = (...after: number[]): Feast[] => after.map((days) => ({ easter: days }))

/**
 * In plain letters; fixed across countries. 'Weihnachten' are two days; 'Semana Santa' has no fixed length.
 */
const feasts: [Feast[], string][] = [
  [
    [day(12, 24)],
    'christmas eve|xmas eve|heiligabend|heiliger abend|(?:la )?veille de noel|(?:la )?vigilia di natale|nochebuena|vespera de natal|kerstavond',
  ],
  [
    [day(12, 25)],
    'christmas day|christmas|xmas(?: day)?|1\\. weihnachts(?:feier)?tag|erste[rn]? weihnachts(?:feier)?tag|(?:le )?jour de noel|noel|(?:il )?giorno di natale|natale|(?:el )?dia de navidad|navidad|(?:o )?dia de natal|natal|1e kerstdag|eerste kerstdag',
  ],
  [
    [day(12, 26)],
    "boxing day|st\\.? stephen['’]s day|2\\. weihnachts(?:feier)?tag|zweite[rn]? weihnachts(?:feier)?tag|santo stefano|2e kerstdag|tweede kerstdag",
  ],
  [[day(12, 25), day(12, 26)], 'weihnachten|weihnachtsfeiertage[n]?|kerstmis|kerst(?!\\p{L})'],
  [
    [day(12, 31)],
    "new year['’]?s['’]? eve|silvester|(?:la )?saint-sylvestre|(?:la )?notte di san silvestro|san silvestro|nochevieja|vespera de ano novo|oudejaarsdag|oudejaarsavond",
  ],
  [
    [day(1, 1)],
    "new year['’]?s['’]? day|neujahrstag|neujahr|(?:le )?jour de l['’ ]an|(?:le )?nouvel an|capodanno|(?:el )?(?:dia de )?ano nuevo|ano novo|nieuwjaarsdag|nieuwjaar",
  ],
  [
    [day(1, 6)],
    "epiphany|heilige drei konige|dreikonigstag|(?:l[’'])?epiphanie|epifania|(?:el )?dia de reyes|driekoningen",
  ],
  [[day(8, 15)], "ferragosto|maria himmelfahrt|(?:l[’'])?assomption"],
  [[day(11, 1)], 'allerheiligen|(?:la )?toussaint|ognissanti|todos los santos|todos os santos'],
  [
    easter(-2),
    'good friday|karfreitag|(?:le )?vendredi saint|venerdi santo|viernes santo|sexta-feira santa|goede vrijdag',
  ],
  [
    easter(0),
    '(?:easter sunday|ostersonntag|(?:le )?dimanche de paques|(?:la )?domenica di pasqua|pasqua|domingo de (?:pascua|resurreccion|pascoa)|1e paasdag|eerste paasdag)',
  ],
  [
    easter(1),
    "easter monday|ostermontag|(?:le )?lundi de paques|pasquetta|lunedi (?:dell['’]angelo|di pasqua)|lunes de pascua|segunda-feira de pascoa|2e paasdag|tweede paasdag",
  ],
  [easter(0, 1), 'ostern|pasen'],
  [easter(39), "ascension day|christi himmelfahrt|(?:l['’])?ascension|hemelvaartsdag|hemelvaart"],
  [easter(50), 'whit monday|pfingstmontag|(?:le )?lundi de pentecote|2e pinksterdag|tweede pinksterdag'],
  [easter(49), 'whit sunday|pfingstsonntag|pentecoste|1e pinksterdag|eerste pinksterdag'],
  [easter(49, 50), 'pfingsten|pinksteren'],
  [easter(60), 'corpus christi|fronleichnam'],
]

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
