import { isOpenAt, localTime } from '@foyer/calendar/intervals'
import type { HandoffHours } from '@foyer/contract/handoff'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether somebody can be expected now. Without hours, always. */
export function isWithinHours(hours: HandoffHours | null, now: Date): boolean {
  if (!hours) return true
  const clock = localTime(now, hours.timeZone)
  if (!clock) return false
  const on = (weekday: number) =>
    hours.days
      .filter(({ day }) => day === weekday)
      .map(({ from, to }): [number, number] => {
        const [begin, end] = [minutesOf(from), minutesOf(to)]
        // Past midnight: the evening of its day, and the early hours of the next.
        return [begin, begin < end ? end : end + 24 * 60]
      })
  return isOpenAt(on(clock.weekday), on((clock.weekday + 6) % 7), clock.minutes)
}
