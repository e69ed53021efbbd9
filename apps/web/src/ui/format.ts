// Number and date formats. Formatters are created lazily because that is slow.

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
const numbers = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('en', options))
const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat('en', options))
  return (at: string | Date) => format().format(typeof at === 'string' ? new Date(at) : at)
}

const whole = numbers()
const tenths = numbers({ maximumFractionDigits: 1 })

/** '12,400' */
export const formatCount = (value: number) => whole().format(value)

/** '1 scan', '12,400 scans' */
export const formatPlural = (value: number, noun: string) =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`

/** '12.4k', '0.4k' */
export const formatThousands = (value: number) => `${(value / 1_000).toFixed(1)}k`

/** 'Friendly' */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** '3:04 PM' */
export const formatTime = dates({ timeStyle: 'short' })

/** 'Nov 16' */
export const formatShortDay = dates({ day: 'numeric', month: 'short' })

/** 'Nov 16', for days that begin at midnight UTC. */
export const formatShortDayInUtc = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'Nov 16, 2026' */
export const formatDay = dates({ dateStyle: 'medium' })

/** 'November 16, 2026' */
export const formatLongDay = dates({ dateStyle: 'long' })

/** 'November 1', for months that begin at midnight UTC. */
export const formatDayInUtc = dates({ day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Nov 2026' */
export const formatMonthInUtc = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Nov 16, 2026, 3:04 PM' */
export const formatMoment = dates({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 16, 3:04:05 PM' */
export const formatSecond = dates({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** '2.3', or '0.05' below a tenth of a second. */
export const formatSeconds = (ms: number) => (ms / 1_000).toFixed(ms < 100 ? 2 : 1)

/** '4.3' */
export const formatRating = (value: number) => value.toFixed(1)

/** '$29.00', '¥2,900'. `amount` is in the smallest unit of the currency. */
export function formatMoney(amount: number, currency = 'usd') {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** '$12.30', '$0.0042' */
export const formatCost = (dollars: number) => `$${dollars.toFixed(dollars > 0 && dollars < 1 ? 4 : 2)}`

const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

/** '0 MB', '12.4 MB', '2 GB', without a line break. */
export const formatSize = (bytes: number) =>
  bytes < kilobyte * megabyte
    ? `${tenths().format(bytes / megabyte)}\u00a0MB`
    : `${tenths().format(bytes / megabyte / kilobyte)}\u00a0GB`

/** '800 bytes', '240 KB', '1.2 MB' */
export function formatFileSize(bytes: number) {
  if (bytes < kilobyte) return `${formatCount(bytes)}\u00a0bytes`
  if (bytes < megabyte) return `${formatCount(Math.round(bytes / kilobyte))}\u00a0KB`
  return formatSize(bytes)
}

/** '0.4 KB', '12.3 KB'; one unit so that a list can be compared. */
export const formatPageSize = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
