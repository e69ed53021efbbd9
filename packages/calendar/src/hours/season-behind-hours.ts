import { trimmedEnd } from '@foyer/text/trim'
import { overlap } from '../intervals.ts'
import { isOneDate, leadingSeason, onlySeason } from '../seasons.ts'
import { fromAtStart, untilAtStart } from './exceptions.ts'
import { afterHours, closingAt, hasTimes, openingAt, spansOf } from './hours-words.ts'
import type { StatedDays } from './stated-days.ts'

const onlyBeforeSeason = /^[\s,;(–—-]*(?:(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s)?/iu

/**
 * 'Tuesday to Sunday 9–17 from 13 June to 9 August' is a week of that season. Behind the last of several
 * spans the season may apply to all, so it stays a remark.
 */
export function withSeasonsBehind(said: StatedDays[]): StatedDays[] {
  const stated = said.flatMap(eachSeason)
  return stated.flatMap((one, at) => {
    const isApart = stated.slice(0, at).some(({ days }) => days.some((day) => one.days.includes(day)))
    const isOnly = stated.every((other) => other === one || other.season)
    if (one.days.length < 2 || one.until || one.season || !(isApart || isOnly)) return one
    const behind = afterHours(one.value)
    const remark = behind.replace(onlyBeforeSeason, '')
    const found = leadingSeason(remark)
    if (!found || isOneDate(found.season)) return one
    const hours = one.value.slice(0, one.value.length - behind.length)
    const rest = remark.slice(found.end).replace(onlyAfterSeason, '')
    const [until, from] = [untilAtStart(rest), fromAtStart(rest)]
    const then = until ? closingAt(hours, until) : from && openingAt(hours, from)
    // 'Daily 9–18, in winter until 16' holds all year, but shorter in winter.
    if (then)
      return [
        { ...one, value: hours },
        { ...one, value: then, season: found.season },
      ]
    if (shortenedDay.test(rest) || hasTimes(rest)) return { ...one, doubtful: true }
    return { ...one, value: trimmedEnd(hours + rest, ' )'), season: found.season }
  })
}

const onlyAfterSeason = /^\s(?:only|nur|seulement|uniquement|solo|sólo|só|soltanto|alleen)$/iu
/** 'In August only in the mornings', but not 'in August only'. */
const shortenedDay =
  /(?<!\p{L})(?:(?:only|nur|seulement|uniquement|solo|sólo|só|soltanto|alleen)\s\S|from|ab|à partir|dès|dalle|desde|a partir|vanaf|mornings?|afternoons?|evenings?|weekends?|vormittags?|nachmittags?|abends?|matin|après-midi|mattin[ao]|pomeriggio|mañanas?|tardes?|manhãs?|ochtend|middag|until|bis|jusqu|fino|hasta|até|tot|closed|geschlossen|ferm|chius|cerrad|fechad|gesloten)/iu

const onlyTimes = /^[\d\s:.,;apmuhr–—-]*$/iu

/** 'Mon–Fri 10–4 (term time), 9–6 (school holidays)'. */
function eachSeason(one: StatedDays): StatedDays[] {
  if (one.until || one.season || onlyTimes.test(one.value)) return [one]
  const spans = spansOf(one.value)
  const cuts = spans.flatMap(({ end }, at) => {
    const said = one.value.slice(end, spans[at + 1]?.start)
    const season = onlySeason(trimmedEnd(said.replace(onlyBeforeSeason, ''), ' ),;').replace(/^\(/u, ''))
    return season === '' ? [] : [{ season, end, next: end + said.length }]
  })
  if (cuts.length === 0) return [one]
  if (cuts.length === 1 && cuts[0]!.next === one.value.length) return lastSeason(one, spans, cuts[0]!.season)
  const last = cuts.at(-1)!
  const rest = one.value.slice(last.next)
  return [
    ...cuts.map(({ season, end }, at) => ({
      ...one,
      value: one.value.slice(cuts[at - 1]?.next ?? 0, end),
      season,
    })),
    ...(rest === '' ? [] : [{ ...one, value: rest }]),
  ]
}

/** '9–6, 10–4 (winter)': the season belongs to the last hours when both can't be one day's. */
function lastSeason(one: StatedDays, spans: { start: number; end: number }[], season: string): StatedDays[] {
  const [before, last] = spans.slice(-2)
  if (!before || !last) return [one]
  const [hours, then] = [one.value.slice(0, before.end), one.value.slice(last.start, last.end)]
  return overlap(one.value.slice(before.start, before.end), then)
    ? [
        { ...one, value: hours },
        { ...one, value: then, season },
      ]
    : [one]
}
