import { trimmedEnd } from '@foyer/text/trim'
import { saysClosed } from '../closed-words.ts'
import { closedNames } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { onlySeason } from '../seasons.ts'
import { textAfterAlso, textBeforeAlso } from './additional-hours.ts'
import type { DayGroup } from './day-groups.ts'
import {
  exceptionSuffixAt,
  holdsException,
  lateSuffixAt,
  seasonBehind,
  untilAhead,
  untilAtStart,
  untilBehind,
} from './exceptions.ts'
import { beforeHours, hasSpan, hasTimes, hoursValue } from './hours-words.ts'
import { daysLeft, type StatedDays } from './stated-days.ts'

interface SaidAhead {
  value: string
  until: string
  season: string
  lasts: boolean
  /** The text must go on with until when. */
  late: boolean
}

const nothingAhead: SaidAhead = { value: '', until: '', season: '', lasts: false, late: false }

function saidAhead(
  segment: string,
  after: string,
  language: CalendarLanguage,
): SaidAhead & { start: number } {
  const dated = seasonBehind(segment)
  if (dated) return { ...nothingAhead, ...dated }
  const late = lateSuffixAt(segment)
  if (late >= 0) return { ...nothingAhead, late: true, start: late }
  const isTold = hasSpan(after) || saysClosed(firstPiece(after))
  const closes = closingEnd(segment)
  if (closes && !isTold) return { ...nothingAhead, value: closes.word, start: closes.start }
  const except = exceptionSuffixAt(segment)
  if (except >= 0) return { ...nothingAhead, value: isTold ? '' : closedNames[language], start: except }
  const until = isTold || untilAtStart(after) ? null : untilBehind(segment)
  return { ...nothingAhead, start: segment.length, ...until }
}

/** 'Mon–Fri 9–17, Sat 10–14, Sunday closed'; 'Tue–Sat 10–18, closed Sunday and Monday'. */
export function daysFirst(text: string, groups: DayGroup[], language: CalendarLanguage): StatedDays[] {
  const stated: StatedDays[] = []
  let own = nothingAhead
  let season = ''
  let isMeal = false
  let isBesides = false
  for (const [at, group] of groups.entries()) {
    const { days } = group
    const next = groups[at + 1]
    const whole = text.slice(group.end, next?.start ?? text.length)
    const after = next ? text.slice(next.end, groups[at + 2]?.start ?? text.length) : ''
    const ahead = next ? saidAhead(whole, after, language) : { ...nothingAhead, start: whole.length }
    const meal = next ? mealEnd.exec(whole.slice(0, ahead.start)) : null
    const told = whole.slice(0, meal?.index ?? ahead.start)
    const [besides, also] = [textBeforeAlso(told), textAfterAlso(told)]
    const segment = also ?? besides ?? told
    const end = hasTimes(segment) ? null : untilAtStart(firstPiece(segment))
    const value = own.value || (own.until || end ? null : hoursIn(segment))
    const beside = {
      ...((own.season || season) && { season: own.season || season }),
      ...((isMeal || isBesides || also !== null || isOfHalf(group, value)) && { more: true }),
    }
    const until = own.until || (value ? '' : end)
    const doubtful = (own.value !== '' && holdsException(segment)) || (own.late && !until)
    if (value) stated.push({ days, value, ...beside, ...halfOf(group, value), ...(doubtful && { doubtful }) })
    else if (until) stated.push({ days, value: until, until: true, ...beside })
    else if (onlyMornings.test(segment)) stated.push({ days, value: segment.trim(), half: 'afternoon' })
    else if (doubtful || isToldOtherwise(segment, days, stated))
      stated.push({ days, value: '', doubtful: true })
    // '10–17, from November to March at weekends only' limits the other days.
    else if (own.season) stated.push({ days: daysLeft([{ days, value: '' }]), value: '', doubtful: true })
    isMeal = meal !== null
    isBesides = besides !== null
    if (ahead.lasts) season = ahead.season
    own = ahead
  }
  return stated
}

/** 'Mon–Fri 9–18, Wednesdays from noon'. */
const isToldOtherwise = (segment: string, days: number[], stated: StatedDays[]): boolean =>
  otherwiseWords.test(segment) && stated.some((one) => days.every((day) => one.days.includes(day)))
export const otherwiseWords =
  /(?<!\p{L})(?:only|nur|erst|seulement|uniquement|solo|sólo|só|alleen|pas|from|ab|à partir|dès|dalle|desde|a partir|vanaf|clos(?:e|es|ing)|schlie(?:ß|ss)(?:en|t)|fermons|fermeture|chiud\p{L}{1,4}|cerramos|cierr\p{L}{1,2}|fechamos|sluiten|opens? at|öffne[nt]|ouvr\p{L}{1,4}|apr(?:e|iamo)|abr(?:e|imos)|early|früher|plus tôt|prima|antes|eerder)(?!\p{L})/iu

const onlyMornings =
  /^[\s,:]{0,3}(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s(?:in the |am |le |la |il |al |por la |de |in de )?(?:mornings?|vormittags?|matin|mattin[ao]|mañanas?|manhã|ochtend)/iu

/** 'Wednesday afternoons closed' leaves the morning open. */
const halfOf = ({ half }: DayGroup, value: string): { half?: DayGroup['half'] } =>
  half && saysClosed(value) && !/\d/.test(value) ? { half } : {}

/** 'Monday afternoons 14–17' adds to the morning. */
const isOfHalf = ({ half }: DayGroup, value: string | null): boolean =>
  half !== undefined && /\d/.test(value ?? '')

/** 'Dinner Wed–Sun 19–22; lunch Saturday 12–14': the second meal adds to the first. */
const mealEnd =
  /[;,.]?\s(?:(?:a|al|at|for|zum|beim|au)\s)?(?:lunch|dinner|supper|brunch|breakfast|mittags?|abends?|mittagessen|abendessen|déjeuner|dîner|midi|soir|comidas?|cenas?|almuerzos?|pranzo|cena|almoço|jantar|diner)(?:\s(?:only|nur|seulement|solo|sólo|alleen))?(?:\s(?:on|am|le|il|la|el))?\s?:?\s?$/iu

/** '9am–5pm Monday to Friday, 10am–2pm on Saturdays'; 'closed on Mondays'. */
export function valuesFirst(
  text: string,
  groups: DayGroup[],
  language: CalendarLanguage,
  start = 0,
): StatedDays[] {
  const stated: StatedDays[] = []
  let from = start
  for (const [at, group] of groups.entries()) {
    const { days } = group
    const segment = text.slice(from, group.start)
    const after = text.slice(group.end, groups[at + 1]?.start ?? text.length)
    from = group.end
    const closes = closingEnd(`${segment} `)
    const timed = fromFirstHours(segment)
    const except = at > 0 && exceptionSuffixAt(segment) >= 0 ? closedNames[language] : null
    const value = hasSpan(segment) ? hoursIn(timed) : closes ? closes.word : except
    const ahead = at === 0 ? untilAhead(segment) : untilBehind(segment)
    const until = value ? null : (ahead?.until ?? untilAtStart(firstPiece(after)))
    const season =
      at > 0
        ? onlySeason(
            trimmedEnd(segment.slice(0, segment.length - timed.length), ' ,:').replace(leadingMarks, ''),
          )
        : ''
    const isBesides = at > 0 && textBeforeAlso(segment.slice(0, segment.length - timed.length)) !== null
    const beside = {
      ...(season && { season }),
      ...(isBesides && { more: true }),
      ...(holdsException(after) && { doubtful: true }),
    }
    if (value) stated.push({ days, value, ...beside, ...halfOf(group, value) })
    else if (until) stated.push({ days, value: until, until: true, ...beside })
  }
  return stated
}

const leadingMarks = /^[\s,;.:·–—-]+/u
const fromFirstHours = (segment: string) =>
  segment.slice(/\d/.test(segment) ? segment.search(/\d/) : beforeHours(segment).length)

const longestClosing = 80

function closingEnd(words: string): { word: string; start: number } | null {
  const segment = words.trimEnd().slice(-longestClosing)
  const found =
    /(?:^|[\s,;.(–—-])((?:(?:we (?:are|re)|we['’]re|and|und|et|y|e|il est|wir haben|wij zijn|we zijn|en|estamos|siamo)\s){0,3}(closed|geschlossen|ruhetage?|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|закрыто|выходной|定休日|휴무|休息|مغلق|बंद|by (?:appointment|arrangement)(?: only)?|nach (?:vereinbarung|absprache)|sur rendez-vous|su appuntamento|con cita previa|op afspraak))(?:\s(?:on|am|an|le|les|los|el|il|la|lo|todos los|tous les|all day|ist|op)){0,2}\s?:?$/iu.exec(
      segment,
    )
  return found ? { word: found[2]!, start: words.trimEnd().length - segment.length + found.index } : null
}

/** Cut before a bar, a copyright line or the next sentence. */
function firstPiece(segment: string): string {
  const cut =
    /\s[·|•](?!\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|uur|h|[ap]m)?\s?[–-])|[©]|(?<=\p{L}{3}|\d|\d\s?[ap]m|\szu)[.;!?](?=\s+\p{L})|\n/u.exec(
      segment,
    )
  return cut ? segment.slice(0, cut.index) : segment
}

export function hoursIn(segment: string): string | null {
  const piece = trimmedEnd(firstPiece(segment), ',;:·|–—-(（、').replace(
    /(?:\s(?:and|und|et|y|e|ed|en|sowie))?(?:\s(?:on|at|am|an|the|le|les|du|il|la|dal|el|los|de|op|van|von|nos?|aos?))?$/iu,
    '',
  )
  return hoursValue(trimmedEnd(piece, ',;:·|–—-(（、'))
}
