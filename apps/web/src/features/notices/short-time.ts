import { formatDay, formatShortDay, formatTime } from '../../ui/format.ts'

export function shortTime(at: Date, now: Date): string {
  if (isSameDay(at, now)) return `Today, ${formatTime(at)}`
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(at, yesterday)) return `Yesterday, ${formatTime(at)}`
  return at.getFullYear() === now.getFullYear() ? formatShortDay(at) : formatDay(at)
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
