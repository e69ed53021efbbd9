import { matchesOf } from '../language/matches-of.ts'
import { value, valuesIn } from '../language/value-types.ts'
import { readDays } from '../language/weekdays.ts'
import type { Language } from '../types.ts'

export interface DayHours {
  days: number[]
  hours: string
}

const time = "\\d{1,2}(?:\\s?[:.h]\\s?\\d{2})?(?:\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|h|o['’]clock)(?![\\p{L}]))?"
const until =
  "(?:[-–—]|to|and (?:we )?close at|and shut at|until|till|bis|a las|a|à|hasta|jusqu['’]à|alle|fino alle|até|às|as)"
const span = `${time}(?:\\s?uhr)?\\s{0,2}${until}\\s{1,2}(?:las )?${time}|${time}\\s{0,2}[-–—]\\s{0,2}${time}`
const oneEnd = `(?:until|till|bis|hasta|jusqu['’]à|fino alle|até)\\s(?:las )?${time}|(?:from|ab|desde las|dès|dalle)\\s${time}(?!\\s{0,2}(?:${until}|[\\d:.]))`
const closed = 'closed|geschlossen|cerrado|cerramos|fermé|chiuso|chiusi|fechado|encerrado'
const piece = new RegExp(`(?<![\\p{L}\\d])(?:(?<span>${span}|${oneEnd})|(?<closed>${closed}))`, 'giu')

/** 'We open at 6 and close at 10' is said in two halves. */
const inTwo = /\s*and (?:we )?(?:close|shut) at\s*/iu

/** Said of the house itself: 'We are open…', 'Open Tuesday to…', 'On Saturdays we…'. */
const ourselves =
  /\b(?:we|we['’]re|it is|it['’]s|wir|nous|siamo|apriamo|estamos|abrimos|nosotros)\b|^(?:opening hours|open|hours|öffnungszeiten|geöffnet|abierto|ouvert|aperto|aberto)\b/iu
const sometimes =
  /\b(?:season|summer|winter|holidays?|saison|sommer|ferien|verano|invierno|été|hiver|except|ausser|außer)\b/iu

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
        ? { at: match.index, hours: match[0].replace(inTwo, ' – ') }
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
