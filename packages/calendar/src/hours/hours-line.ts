import { saysClosed } from '../closed-words.ts'
import { closedNames, withClosedDays } from '../closing-days.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { dayApart } from '../read-days.ts'
import { isDatedDay, isOneDate, leadingSeason, onlySeason } from '../seasons.ts'
import { trimmedEnd } from '../trimmed-end.ts'
import { withEnds } from './closing-early.ts'
import { closedAlone, closedSeason } from './closures.ts'
import { type DayGroup, dayGroups } from './day-groups.ts'
import {
  exceptBehind,
  holdsException,
  isNth,
  lateBehind,
  saysUntil,
  seasonBehind,
  untilAhead,
  untilBehind,
  untilOnly,
} from './exceptions.ts'
import {
  afterHours,
  beforeHours,
  closedPhrase,
  closingAt,
  hasSpan,
  hasTimes,
  hoursValue,
  withSpans,
} from './hours-words.ts'
import type { Stated } from './stated.ts'

/** What one line says of opening. */
export interface HoursLine {
  /** The part of the year it begins with; '' where it names none. */
  season: string
  stated: Stated[]
  /** The words before its days or hours: whose they are, or that the place is open. */
  lead: string
  /** Hours without a day: those of every day of the season they stand under. */
  everyDay: string | null
}

const longestLine = 400
const longestClosing = 80

/** Whether anything in a text could be hours. */
export const tellsHours = (text: string): boolean => hasSpan(text) || closedPhrase(text) || saysUntil(text)

/** Reads a line or a sentence; null where it says nothing of hours. */
export function readHoursLine(written: string, language: CalendarLanguage): HoursLine | null {
  const spanned =
    written.length > longestLine ? written : withClosedDays(withEnds(withSpans(written)), language)
  if (spanned.length > longestLine || !tellsHours(spanned)) return null
  const text = dayApart(spanned, language)
  const season = leadingSeason(text)
  const shut = season ? null : closedSeason(text, language)
  if (shut) return { season: shut.season, stated: [], lead: '', everyDay: shut.word }
  if (season && isOneDate(season.season)) return null
  const whole = season ? text.slice(season.end).replace(/^[\s:,–—-]+/, '') : text
  const others = otherDays.exec(whole.trimEnd())
  const said = others ? whole.slice(0, others.index) : whole
  const isShort = said.length <= 160
  const { groups: named, excepted, halves } = dayGroups(said, language, isShort)
  const groups = named.filter((group, at) => !isSaidAgain(said, named[at - 1], group))
  if (groups.length === 0) {
    const value = (season && closedAlone(said)) || hoursValue(said, true)
    return value === null ? null : { season: season?.season ?? '', stated: [], lead: '', everyDay: value }
  }
  if (groups.some(({ end }) => isDatedDay(said.slice(end)))) return null
  if (groups.some(({ start, end }) => isNth(said.slice(0, start), said.slice(end)))) return null
  const head = said.slice(0, groups[0]!.start)
  // 'By appointment, Mon–Fri 8–18' and 'closed Mon' say it of the days behind, where these have no times of their own.
  const isAlone = !hasSpan(said.slice(groups[0]!.end, groups[1]?.start))
  const isValueFirst = hasTimes(head) || ((hasSpan(head) || closedPhrase(head)) && isAlone)
  const until = isValueFirst || !isAlone ? null : untilAhead(head)
  const stated = narrowed(
    datedBehind(
      isValueFirst || until ? valuesFirst(said, groups, language) : daysFirst(said, groups, language),
    ),
  )
  if (stated.length === 0) return null
  if (excepted.length > 0) stated.push({ days: excepted, value: closedNames[language] })
  for (const { days, half } of halves) stated.push({ days, value: closedNames[language], half: half! })
  if (others) stated.push({ days: daysLeft(stated), value: closedNames[language] })
  const lead = (until?.lead ?? (isValueFirst ? beforeHours(head) : head)).trim()
  return { season: season?.season ?? '', stated, lead, everyDay: null }
}

/** 'other days closed', at the end of what is said of some. */
const otherDays =
  /[\s,;.·(](?:(?:on )?(?:all )?(?:the )?other days|(?:an )?(?:den |allen )?(?:anderen|restlichen|übrigen?) tagen?|(?:les )?autres jours|(?:los )?(?:demás|otros|restantes) días|(?:gli )?altri giorni|(?:nos )?(?:outros|restantes) dias|(?:de )?(?:overige|andere) dagen) ?:? ?(?:we are |sind wir |ist |nous sommes |siamo )?(?:closed|geschlossen|zu|ferm|cerrad|chius|fechad|encerrad|gesloten)\p{L}{0,4}[.)]?$/iu

function daysLeft(stated: Stated[]): number[] {
  const told = new Set(stated.flatMap(({ days }) => days))
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !told.has(day))
}

/** 'Saturday, the first Saturday of the month, 9–11' is one statement. */
function isSaidAgain(text: string, before: DayGroup | undefined, group: DayGroup): boolean {
  if (!before || before.days.join() !== group.days.join()) return false
  const between = text.slice(before.end, group.start)
  return !hasSpan(between) && !closedPhrase(between)
}

const onlyThen = /^[\s,;(–—-]*(?:(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s)?/iu

/**
 * 'Tuesday to Sunday 9–17 from 13 June to 9 August' is a week of that time, and so is 'every day 10–16 in half term'
 * after what is said of some of those days. Behind the last of several, all of them may be meant: it stays a remark.
 */
function datedBehind(stated: Stated[]): Stated[] {
  return stated.flatMap((one, at) => {
    const isApart = stated.slice(0, at).some(({ days }) => days.some((day) => one.days.includes(day)))
    const isOnly = stated.every((other) => other === one || other.season)
    if (one.days.length < 2 || one.until || one.season || !(isApart || isOnly)) return one
    const behind = afterHours(one.value)
    const remark = behind.replace(onlyThen, '')
    const found = leadingSeason(remark)
    if (!found || isOneDate(found.season)) return one
    const hours = one.value.slice(0, one.value.length - behind.length)
    const rest = remark.slice(found.end).replace(onlyBehind, '')
    const until = untilOnly(rest)
    const then = until && closingAt(hours, until)
    // 'Daily 9–18, in winter until 16': all year, but in winter not so long.
    if (then)
      return [
        { ...one, value: hours },
        { ...one, value: then, season: found.season },
      ]
    if (isShortened.test(rest)) return { ...one, doubtful: true }
    return { ...one, value: trimmedEnd(hours + rest, ' )'), season: found.season }
  })
}

const onlyBehind = /^\s(?:only|nur|seulement|uniquement|solo|sólo|só|soltanto|alleen)$/iu
/** 'in August only in the mornings', and not 'in August only'. */
const isShortened =
  /(?<!\p{L})(?:(?:only|nur|seulement|uniquement|solo|sólo|só|soltanto|alleen)\s\S|mornings?|afternoons?|evenings?|weekends?|vormittags?|nachmittags?|abends?|matin|après-midi|mattin[ao]|pomeriggio|mañanas?|tardes?|manhãs?|ochtend|middag|until|bis|jusqu|fino|hasta|até|tot|closed|geschlossen|ferm|chius|cerrad|fechad|gesloten)/iu

/** What is said of a day by itself holds, not what is said of the days around it. */
function narrowed(stated: Stated[]): Stated[] {
  return stated.map((one, at) => {
    const later = stated
      .slice(at + 1)
      .filter(
        (other) =>
          !(other.until || other.more || other.season || other.half || other.value === '') &&
          other.days.length < one.days.length,
      )
    const days = one.days.filter((day) => !later.some((other) => other.days.includes(day)))
    return { ...one, days }
  })
}

/** What the words before a day say of it. */
interface Ahead {
  value: string
  until: string
  season: string
  /** The season is that of all days which follow. */
  lasts: boolean
  /** It is open for longer, and how long must stand behind it. */
  late: boolean
}

const nothing: Ahead = { value: '', until: '', season: '', lasts: false, late: false }

/** What the end of a text says of the day behind it, of which `after` tells the rest; and where that end begins. */
function saidAhead(segment: string, after: string, language: CalendarLanguage): Ahead & { start: number } {
  const dated = seasonBehind(segment)
  if (dated) return { ...nothing, ...dated }
  const late = lateBehind(segment)
  if (late >= 0) return { ...nothing, late: true, start: late }
  const isTold = hasSpan(after) || saysClosed(firstPiece(after))
  const closes = closingEnd(segment)
  if (closes && !isTold) return { ...nothing, value: closes.word, start: closes.start }
  const except = exceptBehind(segment)
  if (except >= 0) return { ...nothing, value: isTold ? '' : closedNames[language], start: except }
  const until = isTold || untilOnly(after) ? null : untilBehind(segment)
  return { ...nothing, start: segment.length, ...until }
}

/** 'Mon–Fri 9–17, Sat 10–14, Sunday closed'; and 'Tue–Sat 10–18, closed Sunday and Monday'. */
function daysFirst(text: string, groups: DayGroup[], language: CalendarLanguage): Stated[] {
  const stated: Stated[] = []
  let own = nothing
  let season = ''
  let isMeal = false
  for (const [at, group] of groups.entries()) {
    const { days } = group
    const next = groups[at + 1]
    const whole = text.slice(group.end, next?.start ?? text.length)
    const after = next ? text.slice(next.end, groups[at + 2]?.start ?? text.length) : ''
    const ahead = next ? saidAhead(whole, after, language) : { ...nothing, start: whole.length }
    const meal = next ? mealEnd.exec(whole.slice(0, ahead.start)) : null
    const segment = whole.slice(0, meal?.index ?? ahead.start)
    const end = hasTimes(segment) ? null : untilOnly(firstPiece(segment))
    const value = own.value || (own.until || end ? null : hoursIn(segment))
    const beside = {
      ...((own.season || season) && { season: own.season || season }),
      ...(isMeal && { more: true }),
    }
    const until = own.until || (value ? '' : end)
    const doubtful = (own.value !== '' && holdsException(segment)) || (own.late && !until)
    if (value) stated.push({ days, value, ...beside, ...halfOf(group, value), ...(doubtful && { doubtful }) })
    else if (until) stated.push({ days, value: until, until: true, ...beside })
    else if (onlyMornings.test(segment)) stated.push({ days, value: segment.trim(), half: 'afternoon' })
    else if (doubtful || isApart(segment, days, stated)) stated.push({ days, value: '', doubtful: true })
    // '10–17, from November to March at weekends only': of the other days that holds for a part of the year.
    else if (own.season) stated.push({ days: daysLeft([{ days, value: '' }]), value: '', doubtful: true })
    isMeal = meal !== null
    if (ahead.lasts) season = ahead.season
    own = ahead
  }
  return stated
}

/** 'Mon–Fri 9–18, Wednesdays from noon': a day that was told with others is told otherwise, and how was not read. */
const isApart = (segment: string, days: number[], stated: Stated[]): boolean =>
  otherwise.test(segment) && stated.some((one) => days.every((day) => one.days.includes(day)))
const otherwise =
  /(?<!\p{L})(?:only|nur|erst|seulement|uniquement|solo|sólo|só|alleen|pas|from|ab|à partir|dès|dalle|desde|a partir|vanaf|clos(?:e|es|ing)|schlie(?:ß|ss)(?:en|t)|fermons|fermeture|chiud\p{L}{1,4}|cerramos|cierr\p{L}{1,2}|fechamos|sluiten|opens? at|öffne[nt]|ouvr\p{L}{1,4}|apr(?:e|iamo)|abr(?:e|imos)|early|früher|plus tôt|prima|antes|eerder)(?!\p{L})/iu

/** 'Wednesdays only in the morning'. */
const onlyMornings =
  /^[\s,:]{0,3}(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s(?:in the |am |le |la |il |al |por la |de |in de )?(?:mornings?|vormittags?|matin|mattin[ao]|mañanas?|manhã|ochtend)/iu

/** 'Wednesday afternoons closed' says nothing of the morning. */
const halfOf = ({ half }: DayGroup, value: string): { half?: DayGroup['half'] } =>
  half && saysClosed(value) && !/\d/.test(value) ? { half } : {}

/** 'dinner Wed–Sun 19–22; lunch Saturday 12–14': the second meal comes beside the first. */
const mealEnd =
  /[;,.]?\s(?:(?:a|al|at|for|zum|beim|au)\s)?(?:lunch|dinner|supper|brunch|breakfast|mittags?|abends?|mittagessen|abendessen|déjeuner|dîner|midi|soir|comidas?|cenas?|almuerzos?|pranzo|cena|almoço|jantar|diner)(?:\s(?:only|nur|seulement|solo|sólo|alleen))?(?:\s(?:on|am|le|il|la|el))?\s?:?\s?$/iu

/** '9am–5pm Monday to Friday, 10am–2pm on Saturdays'; 'closed on Mondays'. */
function valuesFirst(text: string, groups: DayGroup[], language: CalendarLanguage): Stated[] {
  const stated: Stated[] = []
  let from = 0
  for (const [at, group] of groups.entries()) {
    const { days } = group
    const segment = text.slice(from, group.start)
    const after = text.slice(group.end, groups[at + 1]?.start ?? text.length)
    from = group.end
    const closes = closingEnd(`${segment} `)
    const timed = spansIn(segment)
    const except = at > 0 && exceptBehind(segment) >= 0 ? closedNames[language] : null
    const value = hasSpan(segment) ? hoursIn(timed) : closes ? closes.word : except
    const ahead = at === 0 ? untilAhead(segment) : untilBehind(segment)
    const until = value ? null : (ahead?.until ?? untilOnly(firstPiece(after)))
    const season =
      at > 0
        ? onlySeason(trimmedEnd(segment.slice(0, segment.length - timed.length), ' ,:').replace(marks, ''))
        : ''
    const beside = { ...(season && { season }), ...(holdsException(after) && { doubtful: true }) }
    if (value) stated.push({ days, value, ...beside, ...halfOf(group, value) })
    else if (until) stated.push({ days, value: until, until: true, ...beside })
  }
  return stated
}

const marks = /^[\s,;.:·–—-]+/u
const spansIn = (segment: string) => segment.slice(Math.max(0, segment.search(/\d/)))

/** The last words before the next days, where they say that it is closed then. */
function closingEnd(words: string): { word: string; start: number } | null {
  const segment = words.trimEnd().slice(-longestClosing)
  const found =
    /(?:^|[\s,;.(–—-])((?:(?:we (?:are|re)|we['’]re|and|und|et|y|e|il est|wir haben|wij zijn|we zijn|en|estamos|siamo)\s){0,3}(closed|geschlossen|ruhetage?|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|закрыто|выходной|定休日|휴무|休息|مغلق|बंद|by (?:appointment|arrangement)(?: only)?|nach (?:vereinbarung|absprache)|sur rendez-vous|su appuntamento|con cita previa|op afspraak))(?:\s(?:on|am|an|le|les|los|el|il|la|lo|todos los|tous les|all day|ist|op)){0,2}\s?:?$/iu.exec(
      segment,
    )
  return found ? { word: found[2]!, start: words.trimEnd().length - segment.length + found.index } : null
}

/** What comes before a bar, a copyright line or the next sentence. */
function firstPiece(segment: string): string {
  const cut =
    /\s[·|•](?!\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|uur|h|[ap]m)?\s?[–-])|[©]|(?<=\p{L}{3}|\d|\d\s?[ap]m|\szu)[.;!?](?=\s+\p{L})|\n/u.exec(
      segment,
    )
  return cut ? segment.slice(0, cut.index) : segment
}

function hoursIn(segment: string): string | null {
  const piece = trimmedEnd(firstPiece(segment), ',;:·|–—-(（、').replace(
    /(?:\s(?:and|und|et|y|e|ed|en|sowie))?(?:\s(?:on|at|am|an|the|le|les|il|la|el|los|op|nos?|aos?))?$/iu,
    '',
  )
  return hoursValue(trimmedEnd(piece, ',;:·|–—-(（、'))
}
