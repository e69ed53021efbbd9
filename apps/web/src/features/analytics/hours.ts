/** Messages by local hour. The server counts whole UTC hours, so time zones with half-hour offsets stay in UTC. */
export function localHours(byHour: readonly number[], minutesAhead: number) {
  if (minutesAhead % 60 !== 0) return { zone: 'UTC', hours: byHour }
  const ahead = minutesAhead / 60
  return { zone: 'your time', hours: byHour.map((_, hour) => byHour.at((hour - ahead) % 24) ?? 0) }
}
