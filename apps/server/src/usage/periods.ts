/** A month is the calendar month in UTC, a day the UTC day. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)
export const monthBefore = (at: Date) =>
  monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1)))
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const secondsToNextMonth = (at: Date) =>
  (Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) - at.getTime()) / 1000
export const secondsToNextDay = (at: Date) =>
  (Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1) - at.getTime()) / 1000
