import { saysClosed } from '../closed-words.ts'
import type { CalendarLanguage } from '../day-words.ts'
import { overlap } from '../intervals.ts'
import { textBeforeAlso } from './additional-hours.ts'
import type { DayGroup } from './day-groups.ts'
import { hoursIn, otherwiseWords, valuesFirst } from './day-statements.ts'
import { saysUntil } from './exceptions.ts'
import { hasSpan, lastSpan } from './hours-words.ts'
import type { StatedDays } from './stated-days.ts'

const leadsToDays =
  /^\s{0,3}(?:(?:on|every|each|from|am|an|jeden|von|vom|du|les?|tous les|dal|il|la|ogni|el|los|las|de|todos los|das?|aos?|às?|nas?|op|van|elke)\s){0,2}$/iu

/**
 * 'Open 7 days: 8–4 Mon–Fri, 9–5 weekends' and 'Daily 8–4, 9–5 on Sundays' put hours before their days.
 * Returns null for other lines.
 */
export function hoursBeforeDays(
  text: string,
  groups: DayGroup[],
  language: CalendarLanguage,
): StatedDays[] | null {
  const [first, ...rest] = groups
  // ', closed on bank holidays' may follow a comma.
  const [behind = ''] = text.slice(rest.at(-1)?.end).split(/[,;.]\s/u, 1)
  if (!first || rest.length === 0 || hasSpan(behind) || saysClosed(behind) || saysUntil(behind)) return null
  const segments = rest.map(({ start }, at) => ({
    from: groups[at]!.end,
    text: text.slice(groups[at]!.end, start),
  }))
  const spans = segments.map((segment) => lastSpan(segment.text))
  if (spans.some((span, at) => !span || !leadsToDays.test(segments[at]!.text.slice(span.end)))) return null
  if (otherwiseWords.test(behind)) return null
  const [{ text: segment, from }, span] = [segments[0]!, spans[0]!]
  const before = segment.slice(0, span.start)
  const named = new Set(rest.flatMap(({ days }) => days))
  const isWithin = [...named].every((day) => first.days.includes(day))
  const isAll = isWithin && named.size === first.days.length && rest.length > 1
  if (isWithin && (isAll || !hasSpan(before))) {
    const stated = valuesFirst(text, rest, language, first.end)
    // 'Open daily 9–5 Mon–Fri' contradicts itself.
    return named.size === first.days.length ? stated : stated.map((one) => ({ ...one, doubtful: true }))
  }
  const besides = textBeforeAlso(before)
  const hours = hoursIn(besides ?? before)
  if (hours === null || !hasSpan(before)) return null
  const isInstead = overlap(hours, segment.slice(span.start, span.end))
  if (besides === null && !isInstead && !/\p{L}/u.test(segment.slice(span.end))) return null
  const [next, ...others] = valuesFirst(text, rest, language, from + span.start)
  if (!next) return null
  const doubtful = isWithin && besides === null && !isInstead
  return [
    { days: first.days, value: hours },
    { ...next, ...(besides !== null && { more: true }), ...(doubtful && { doubtful }) },
    ...others,
  ]
}
