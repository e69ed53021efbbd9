/** Days and what is said of them. */
export interface StatedDays {
  days: number[]
  value: string
  /** True where this comes beside what is known of the day, as its afternoon does, and not instead of it. */
  more?: boolean
  /** True where the value is only when it closes that day: 'Thursdays until 20:00'. */
  until?: boolean
  /** The half of the day in which alone it is closed. */
  half?: 'morning' | 'afternoon'
  /** True where an exception beside them was not understood: 'closed on Mondays (except in July)'. */
  doubtful?: boolean
  /** True where the sentence says that these are opening hours. */
  opening?: boolean
  /** The part of the year that stands behind its hours, where that is not the line's. */
  season?: string
  /** The column or the row they stand in, where that is a branch, a kitchen or a season. */
  column?: string
}

/** The days of which nothing is said. */
export function daysLeft(stated: StatedDays[]): number[] {
  const told = new Set(stated.flatMap(({ days }) => days))
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !told.has(day))
}
