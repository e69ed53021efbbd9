export type Freshness = { label: string; tone: 'good' | 'warn' | 'bad' }

const dayMs = 24 * 3_600_000
const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Age of the last scan; days change at local midnight. */
export function freshness(scannedAt: string | null, now: Date): Freshness {
  if (!scannedAt) return { label: 'never', tone: 'bad' }
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(new Date(scannedAt))) / dayMs))
  return { label: ageOf(days), tone: days < 7 ? 'good' : days < 30 ? 'warn' : 'bad' }
}

function ageOf(days: number) {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  return days < 30 ? ago(Math.floor(days / 7), 'week') : ago(Math.floor(days / 30), 'month')
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
