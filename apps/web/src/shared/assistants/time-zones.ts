export function timeZoneChoices(chosen: string | null): [zone: string, name: string][] {
  const known = new Set([...(chosen ? [chosen] : []), 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])])
  return [...known].toSorted().map((zone) => [zone, zoneName(zone)])
}

export const zoneName = (zone: string) => zone.replaceAll('_', ' ')
