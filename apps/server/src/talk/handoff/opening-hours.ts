import { isOpenAt, localTime } from '@foyer/calendar/intervals'
import type { HandoffHours } from '@foyer/contract/handoff'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Without hours a person may always be expected. */
export function isWithinHours(hours: HandoffHours | null, now: Date): boolean {
  if (!hours) return true
  const clock = localTime(now, hours.timeZone)
  if (!clock) return false
  const on = (weekday: number) =>
    hours.days
      .filter(({ day }) => day === weekday)
      .map(({ from, to }): [number, number] => {
        const [begin, end] = [minutesOf(from), minutesOf(to)]
        // Past midnight, the span covers the evening and the next day's early hours.
        return [begin, begin < end ? end : end + 24 * 60]
      })
  return isOpenAt(on(clock.weekday), on((clock.weekday + 6) % 7), clock.minutes)
}
