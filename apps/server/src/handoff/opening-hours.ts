import type { HandoffHours } from '@foyer/contract/handoff'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The business's own clock; Monday is 0. */
function localTime(now: Date, timeZone: string) {
  const format = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { weekday: weekdays.indexOf(of('weekday')), minutes: minutesOf(`${of('hour')}:${of('minute')}`) }
}

/** Whether somebody can be expected now. Without hours, always. */
export function isWithinHours(hours: HandoffHours | null, now: Date): boolean {
  if (!hours) return true
  const { weekday, minutes } = localTime(now, hours.timeZone)
  const yesterday = (weekday + 6) % 7
  return hours.days.some(({ day, from, to }) => {
    const [begin, end] = [minutesOf(from), minutesOf(to)]
    if (begin < end) return day === weekday && minutes >= begin && minutes < end
    // Past midnight: the evening of its day, and the early hours of the next.
    return (day === weekday && minutes >= begin) || (day === yesterday && minutes < end)
  })
}
