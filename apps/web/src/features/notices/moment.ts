const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** When something was told, as short as can be: the hour of the last two days, the day before that. */
export function momentOf(at: Date, now: Date): string {
  if (isSameDay(at, now)) return `Today, ${time.format(at)}`
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(at, yesterday)) return `Yesterday, ${time.format(at)}`
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at)
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
