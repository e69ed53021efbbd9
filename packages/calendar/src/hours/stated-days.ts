export interface StatedDays {
  days: number[]
  value: string
  /** Adds to the day, as an afternoon does. */
  more?: boolean
  /** Only the closing time is known: 'Thursdays until 20:00'. */
  until?: boolean
  /** Closed in this half only. */
  half?: 'morning' | 'afternoon'
  /** 'Closed on Mondays (except in July)' was not fully understood. */
  doubtful?: boolean
  opening?: boolean
  /** Follows its hours, and differs from the line's. */
  season?: string
  /** A branch, a kitchen or a season. */
  column?: string
}

export function daysLeft(stated: StatedDays[]): number[] {
  const told = new Set(stated.flatMap(({ days }) => days))
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !told.has(day))
}
