/**
 * Messages by hour on the owner's own clock. The server counts whole hours in UTC: where a clock is half an hour off,
 * they can't be told apart and stay as they are.
 */
export function hoursShown(byHour: readonly number[], minutesAhead: number) {
  if (minutesAhead % 60 !== 0) return { zone: 'UTC', hours: byHour }
  const ahead = minutesAhead / 60
  return { zone: 'your time', hours: byHour.map((_, hour) => byHour.at((hour - ahead) % 24) ?? 0) }
}
