/** Months and days are in UTC. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7)
export const monthBefore = (at: Date) =>
  monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1)))
/** Newest first. */
export const monthsBack = (at: Date, count: number) =>
  Array.from({ length: count }, (_, nth) =>
    monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - nth))),
  )
/** The end of a month written as 2026-11. */
export const monthAfter = (month: string) => nextMonth(new Date(`${month}-01T00:00:00Z`))
export const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const secondsToNextMonth = (at: Date) => (nextMonth(at).getTime() - at.getTime()) / 1000
export const secondsToNextDay = (at: Date) =>
  (Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1) - at.getTime()) / 1000
