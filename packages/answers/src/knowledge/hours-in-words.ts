import { matchesOf } from '@foyer/calendar/matches-of'
import { readDays } from '@foyer/calendar/read-days'
import { timeOfDay } from '@foyer/calendar/times'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'

export interface DayHours {
  days: number[]
  hours: string
}

const until =
  "(?:[-–—]|to|and (?:we )?close at|and shut at|until|till|bis|a las|a|à|hasta|jusqu['’]à|alle|fino alle|até|às|as)"
const span = `${timeOfDay}(?:\\s?uhr)?\\s{0,2}${until}\\s{1,2}(?:las )?${timeOfDay}|${timeOfDay}\\s{0,2}[-–—]\\s{0,2}${timeOfDay}`
const between = `(?:between|zwischen|entre|tra le|fra le)\\s(?:las |as )?${timeOfDay}\\s(?:and|und|y|et|e)\\s(?:las |le |as )?${timeOfDay}`
const oneEnd = `(?:until|till|bis|hasta|jusqu['’]à|fino alle|até)\\s(?:las )?${timeOfDay}|(?:from|ab|desde las|dès|dalle)\\s${timeOfDay}(?!\\s{0,2}(?:${until}|[\\d:.]))`
const closed = 'closed|geschlossen|cerrado|cerramos|fermé|chiuso|chiusi|fechado|encerrado'
const piece = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<span>${between}|${span}|${oneEnd})|(?<closed>${closed}))`,
  'giu',
)

/** 'We open at 6 and close at 10' is said in two halves. */
const inTwo = /(?<!\s)\s*and (?:we )?(?:close|shut) at\s*/iu
const isBetween =
  /^(?:between|zwischen|entre|tra le|fra le)\s(?:las |as )?(.*?)\s(?:and|und|y|et|e)\s(?:las |le |as )?/iu
const inDigits = (hours: string) => hours.replace(isBetween, '$1 – ').replace(inTwo, ' – ')

/** Said of the house itself: 'We are open…', 'Open Tuesday to…', 'On Saturdays we…'. */
const ourselves =
  /\bour (?:shop|store|office|practice|studio|salon|doors?)\b|\b(?:we|we['’]re|it is|it['’]s|wir|nous|siamo|apriamo|estamos|abrimos|nosotros)\b|^(?:opening hours|open|hours|öffnungszeiten|geöffnet|abierto|ouvert|aperto|aberto)\b/iu
const sometimes =
  /\b(?:season|summer|winter|holidays?|saison|sommer|ferien|verano|invierno|été|hiver|except|ausser|außer)\b/iu

/** What stands before the first day: 'We are open from', 'Open', 'Our shop opens on'. */
const begins =
  /^(?:(?:our|the) (?:shop|store|office|practice|studio|salon|doors?) (?:is |are )?|we(?:['’]re| are)? |it(?:['’]s| is) )?(?:usually |normally |always |now )?open(?:s)?(?: (?:to the public|for you|daily|our doors))?[\s:,–-]{0,9}(?:from|on|every|between|each|for)?\s{0,9}$|^(?:wir (?:haben|sind)(?: für sie)?|(?:unser (?:laden|geschäft|büro)|unsere praxis) (?:hat|ist)|wir öffnen|geöffnet)[\s:,–-]{0,9}(?:ist |immer |jeweils )?(?:von|am|vom)?\s{0,9}$|^(?:nous (?:sommes ouverts?|ouvrons)|ouvert(?:e|s)?)[\s:,–-]{0,9}(?:du|le|les|tous les)?\s{0,9}$|^(?:abrimos|estamos abiertos|abierto)[\s:,–-]{0,9}(?:de|los|el|todos los)?\s{0,9}$|^(?:apriamo|siamo aperti|aperto)[\s:,–-]{0,9}(?:dal|da|il|ogni)?\s{0,9}$|^(?:abrimos|estamos abertos|aberto)[\s:,–-]{0,9}(?:de|da|às|aos)?\s{0,9}$|^(?:мы )?(?:работаем|открыты)[\s:,–-]{0,9}(?:со?|по|в|ежедневно)?\s{0,9}$/iu
/** 'On Saturdays we are open', and where the verb comes last. */
const after =
  /\bwe(?:['’]re| are) open\b|\b(?:haben|sind) wir\b.{0,200}(?:geöffnet|offen|da)\b|\b(?:nous sommes ouverts|siamo aperti|estamos abiertos|estamos abertos|abrimos|apriamo)\b|мы (?:работаем|открыты)|営業して|영업합니다|营业|營業/iu
const opensAtAll =
  /open|geöffnet|offen|öffnen|für sie da|ouv(?:er|r)|abiert|abr(?:e|imos)|apert|apriamo|abert|работ|открыт|営業|영업|营业|營業/iu

/** Whether a sentence tells when the house itself is open, whatever heading it stands under. */
export function opensOurselves(text: string, language: Language): boolean {
  if (sometimes.test(text) || !opensAtAll.test(text)) return false
  const days = readDays(text, language, true).map(({ start }) => start)
  const first = Math.min(...days, ...Array.from(text.matchAll(piece), ({ index }) => index))
  if (!Number.isFinite(first)) return false
  return begins.test(text.slice(0, first)) || (first <= 12 && after.test(text.slice(first)))
}

type Item = { at: number; days: number[] } | { at: number; hours: string } | { at: number; closed: string }

/**
 * 'On Saturdays we are open from 8 to 18 and on Sundays from 8 to 16': each day with hours of its own. Null where the
 * words leave a doubt which hours are whose, or speak of a part of the house or of the year.
 */
export function hoursInWords(text: string, language: Language): DayHours[] | null {
  if (sometimes.test(text) || valuesIn(text.replace(piece, '')) & (value.date | value.year)) return null
  const items: Item[] = readDays(text, language, true).map(({ days, start }) => ({ at: start, days }))
  for (const match of matchesOf(piece, text))
    items.push(
      match.groups!['span'] !== undefined
        ? { at: match.index, hours: inDigits(match[0]) }
        : { at: match.index, closed: match[0] },
    )
  items.sort((one, other) => one.at - other.at)
  const told = items.find((item) => !('days' in item))
  if (!told || !ourselves.test(text.slice(0, told.at))) return null
  const first = items.find((item) => !('closed' in item))!
  const found = 'days' in first ? hoursAfterDays(items) : hoursBeforeDays(items)
  const named = found?.flatMap(({ days }) => days) ?? []
  return new Set(named).size === named.length ? found : null
}

function hoursAfterDays(items: readonly Item[]): DayHours[] | null {
  const found: DayHours[] = []
  let named: number[] = []
  let shut = ''
  let open = false
  for (const item of items) {
    if ('days' in item) {
      if (shut) found.push({ days: item.days, hours: shut })
      else {
        if (open) named = []
        named.push(...item.days)
        open = false
      }
      continue
    }
    if ('closed' in item) {
      if (named.length > 0 && !open) {
        found.push({ days: named, hours: item.closed })
        open = true
      } else shut = item.closed
      continue
    }
    if (named.length === 0 || shut) return null
    const last = found.at(-1)
    if (open && last) last.hours += `, ${item.hours}`
    else found.push({ days: named, hours: item.hours })
    open = true
  }
  return named.length > 0 && !open ? null : found
}

function hoursBeforeDays(items: readonly Item[]): DayHours[] | null {
  const found: DayHours[] = []
  let hours: string[] = []
  let taken = false
  for (const item of items) {
    if ('days' in item) {
      if (hours.length === 0) return null
      found.push({ days: item.days, hours: hours.join(', ') })
      taken = true
      continue
    }
    if (taken) hours = []
    taken = false
    hours.push('closed' in item ? item.closed : item.hours)
  }
  return taken ? found : null
}
