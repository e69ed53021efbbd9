import { isOneDate, leadingSeason } from '../seasons.ts'
import { trimmedEnd } from '../trimmed-end.ts'
import { untilOnly } from './exceptions.ts'
import { afterHours, closingAt } from './hours-words.ts'
import type { Stated } from './stated.ts'

const onlyThen = /^[\s,;(–—-]*(?:(?:only|nur|seulement|uniquement|solo|sólo|só|alleen)\s)?/iu

/**
 * 'Tuesday to Sunday 9–17 from 13 June to 9 August' is a week of that time, and so is 'every day 10–16 in half term'
 * after what is said of some of those days. Behind the last of several, all of them may be meant: it stays a remark.
 */
export function datedBehind(stated: Stated[]): Stated[] {
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
