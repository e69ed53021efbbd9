import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { digitsOf } from './number-words.ts'

/** Minutes of the day: a part of it reaches from the first to the last, and is surely meant between the inner two. */
export interface PartOfDay {
  from: number
  to: number
  surely: readonly [from: number, to: number]
}

export interface TimeOfDay {
  /** What '7' may mean, the likelier first; empty where only a part of the day is named. */
  minutes: number[]
  /** Said so that only the first can be meant, or left open by '7' and '8', which are both. */
  sure: boolean
  part: PartOfDay | null
  bound: 'at' | 'until' | 'before' | 'after'
  /** The words that name it, and so nothing else. */
  words: ReadonlySet<string>
}

const hours = (from: number, to: number, surelyFrom = from, surelyTo = to): PartOfDay => ({
  from: from * 60,
  to: to * 60,
  surely: [surelyFrom * 60, surelyTo * 60],
})

const morning = hours(0, 12, 5, 12)
const noonish = hours(11.5, 14.5, 12, 14)
const afternoon = hours(12, 18, 13, 17)
const longAfternoon = hours(12, 21, 15, 19)
const evening = hours(18, 28, 18.5, 23)
const night = hours(18.5, 29, 20, 24)

// Folded text. The more telling comes first: 'Nachmittag' holds a 'Mittag'.
const parts: [RegExp, PartOfDay][] = [
  [
    /\bafternoons?\b|\bnachmittags?\b|\bnamiddags?\b|\bmiddags?\b|\p{L}dagmiddag\b|\bapres[- ]midis?\b|\bpomeriggi?o?\b/u,
    afternoon,
  ],
  [/\b(?:por|de|en|a|pela|esta|essa|las|los)(?: la| las)? tardes?\b(?! (?:o|para)\b)/u, longAfternoon],
  [
    /\bmornings?\b|\bvormittags?\b|\bmorgens\b|\bochtends?\b|\p{L}dagochtend\b|\bvoormiddags?\b|\b(?:am|\p{L}{0,12}tag|mittwoch) (?:morgen|fruh)\b|\bmorgen fruh\b|\b(?:por|de|en|a) las? mananas?\b|\bmat(?:in|ins|inee)\b|\bmattin[ao]\b|\b(?:de|pela|a|da) manha\b|утром|утра/u,
    morning,
  ],
  [/\blunch ?times?\b|\bmittags?\b|\bmittagszeit\b|\b(?:al|a|de) mediodia\b|\ble midi\b/u, noonish],
  [
    /\bevenings?\b|\btonight\b|\babends?\b|\bavonds?\b|\p{L}avond\b|\bsoirs?\b|\bsoiree\b|\bsera\b|\bstasera\b|вечер/u,
    evening,
  ],
  [/\bnights?\b|\bnachts?\b|\bnoches?\b|\bnuits?\b|\bnoites?\b|\bnotte\b|ночь/u, night],
]

/** Where a language's words are not known here, the lexicon's are. */
const byConcept: [string, PartOfDay][] = [
  ['#morning', morning],
  ['#afternoon', afternoon],
  ['#evening', evening],
]
const spokenHere = new Set<Language>(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'])

const before =
  "at|by|from|around|about|like|say|until|till|til|before|after|past|um|gegen|bis|ab|von|nach|vor|om|rond|omstreeks|tegen|tot|vanaf|voor|na|a las?|las|sobre las|hasta las?|desde las?|despues de las?|antes de las?|a|vers|des|jusqu['’]a|avant|apres|alle|dalle|verso le|dopo le|prima delle|fino alle|as|ate as|depois das|antes das"
const unit =
  '(?:people|persons?|kids|children|adults|guests|of us|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|miles?|km|metres?|meters?|personen|leute|mensen|kinder(?:en)?|volwassenen|jaar|maanden|weken|dagen|uren|uurtjes|minuten|nachten|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?|anos?|meses|semanas?|dias?|personas?|personnes?|ans|mois|semaines?|jours?|nights?)\\b'
const time = new RegExp(
  `(?<lead>(?<![\\p{L}])(?:${before})\\s)?(?<![\\d.,:€£$/-]|[€£$]\\s)(?<hour>\\d{1,2})(?:\\s?[:.h]\\s?(?<minute>[0-5]\\d)|\\s(?<loose>[0-5]\\d)(?=\\s|$|[?.!,]))?\\s?(?<mark>a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr\\b|uur\\b|heures?\\b|horas\\b|ore\\b|h\\b|o['’ ]?clock\\b|oclock\\b)?(?![\\d%€£$/:]|\\.\\d|\\s?${unit})`,
  'gu',
)

const noon = /\b(?:at |by |around )?(?:noon|12 noon|midday)\b|\ba midi\b|\ba mezzogiorno\b|\bao meio-dia\b/u
const midnight =
  /\bmidnight\b|\bmitternacht\b|\bmiddernacht\b|\bmedianoche\b|\bminuit\b|\bmezzanotte\b|\bmeia-noite\b/u

const lateHint =
  /\b(?:still|late|till?|until|noch|bis|spat|nog|tot (?=\d)|laat|aun|todavia|hasta|tarde|encore|jusqu['’]a|tard|ancora|fino|ainda|ate)\b/u
const earlyHint =
  /\b(?:already|early|as early as|schon|fruh|al (?:om|vanaf|open)|vroeg|ya|temprano|deja|tot(?! \d)|gia|presto|ja|cedo)\b/u

/** 'Half past nine', 'halb zehn', 'las nueve y media' are written as '9:30'. */
function inDigits(text: string, language: Language): string {
  const one: Partial<Record<Language, RegExp>> = {
    en: /(?<=\b(?:at|past|to|until|till|by|before|after) )one\b/gu,
    de: /\beins\b|\bein(?= uhr\b)/gu,
    es: /(?<=\bla )una\b/gu,
    fr: /\bune(?= heure\b)/gu,
    nl: /\been(?= uur\b)/gu,
  }
  const counted = text
    .replace(one[language] ?? /$^/u, '1')
    .replace(/\p{L}+/gu, (word) => digitsOf(word, language) ?? word)
  const at = (hour: string, minute: number) =>
    minute < 0
      ? `${(Number(hour) + 11) % 12 || 12}:${60 + minute}`
      : `${hour}:${String(minute).padStart(2, '0')}`
  const told: [RegExp, minute: number][] = [
    // 'Half nine' is 9:30, and 'half negen' half an hour earlier.
    [/\b(?:half past|half) (\d{1,2})\b/gu, language === 'nl' ? -30 : 30],
    [/\b(?:(?:a )?quarter past|viertel nach|kwart over) (\d{1,2})\b/gu, 15],
    [/\b(?:(?:a )?quarter to|viertel vor|kwart voor) (\d{1,2})\b/gu, -15],
    [/\bhalb (\d{1,2})\b/gu, -30],
    [/\b(\d{1,2})(?: y media| ?(?:h|heures?) et demie)\b/gu, 30],
    [/\b(\d{1,2})(?: y cuarto| ?(?:h|heures?) et quart)\b/gu, 15],
    [/\b(\d{1,2})(?: menos cuarto| ?(?:h|heures?) moins le quart)\b/gu, -15],
  ]
  return told.reduce(
    (said, [pattern, minute]) => said.replace(pattern, (_, hour: string) => at(hour, minute)),
    counted,
  )
}

const boundOf = (lead: string): TimeOfDay['bound'] => {
  if (/^(?:until|till|til|bis|tot|hasta|jusqu|fino|ate)/.test(lead)) return 'until'
  if (/^(?:before|voor|vor|antes|avant|prima)/.test(lead)) return 'before'
  return /^(?:after|past|nach|na(?= |$)|despues|apres|dopo|depois)/.test(lead) ? 'after' : 'at'
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[:.][0-9]{2})?/gu) ?? []

/** The time of day that a question names: '7 pm', 'um 19 Uhr', 'por la mañana'. */
export function timeOfDayIn(
  text: string,
  language: Language,
  concepts: ReadonlySet<string>,
): TimeOfDay | null {
  const folded = fold(text)
  const seen = inDigits(folded, language)
  const part = partIn(seen, language, concepts)
  const said = [...wordsIn(part?.said ?? '')]
  for (const [pattern, minute] of [
    [noon, 12 * 60],
    [midnight, 24 * 60],
  ] as const) {
    const match = pattern.exec(seen)
    if (match)
      return { minutes: [minute], sure: true, part: null, bound: 'at', words: named([...said, match[0]]) }
  }
  for (const match of seen.matchAll(time)) {
    const { lead = '', hour = '', minute, loose, mark = '' } = match.groups!
    const minutes = minute ?? loose
    // '4.50' may be a price, and a bare number anything.
    if (!lead && !mark && !(minute && match[0].includes(':'))) continue
    const read = readingsOf(Number(hour), Number(minutes ?? 0), mark, part?.part ?? null, seen)
    if (!read) continue
    // Counted out, a number word is no longer the word that was said.
    const spelled =
      seen === folded ? [] : wordsIn(folded).filter((word) => digitsOf(word, language) || quarters.has(word))
    return {
      ...read,
      part: null,
      bound: boundOf(lead),
      words: named([...said, match[0], minutes ?? '', ...spelled]),
    }
  }
  return part && { minutes: [], sure: true, part: part.part, bound: 'at', words: named(said) }
}

const quarters = new Set(
  'half quarter kwart past halb viertel media cuarto menos demie quart moins'.split(' '),
)
const named = (said: readonly string[]) =>
  new Set(
    said
      .flatMap((one) => [one, ...wordsIn(one)])
      .flatMap((word) => [word, ...word.split(/[:.]/), ...word.split(/(?<=\d)(?=\p{L})/u)]),
  )

function partIn(seen: string, language: Language, concepts: ReadonlySet<string>) {
  for (const [pattern, part] of parts) {
    const match = pattern.exec(seen)
    if (match) return { part, said: match[0] }
  }
  if (spokenHere.has(language)) return null
  const known = byConcept.find(([concept]) => concepts.has(concept))
  return known ? { part: known[1], said: '' } : null
}

function readingsOf(
  hour: number,
  minute: number,
  mark: string,
  part: PartOfDay | null,
  seen: string,
): Pick<TimeOfDay, 'minutes' | 'sure'> | null {
  if (hour > 24) return null
  const half = mark.replace(/[.\s]/g, '')
  const early = (hour % 12) * 60 + minute
  const late = early + 12 * 60
  const only = (minutes: number) => ({ minutes: [minutes], sure: true })
  if (half === 'pm') return only(hour > 12 ? hour * 60 + minute : late)
  if (half === 'am') return only(early)
  if (hour === 0 || hour > 12) return only(hour * 60 + minute)
  if (part) return only(part === morning ? early : late)
  if (hour === 12)
    return lateHint.test(seen) ? { minutes: [24 * 60 + minute, late], sure: false } : only(late)
  if (lateHint.test(seen) && !earlyHint.test(seen)) return { minutes: [late, early], sure: true }
  if (earlyHint.test(seen) || half === 'h') return { minutes: [early, late], sure: true }
  // Nobody asks whether a shop is open at four in the morning without saying so.
  if (hour < 6) return { minutes: [late, early], sure: true }
  return hour < 9 ? { minutes: [late, early], sure: false } : { minutes: [early, late], sure: true }
}
