// How figures and moments are written, the same on every screen. A formatter is made when it is first needed: making one
// takes far longer than using it.

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
export const formatMany = (value: number, noun: string) =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`

/** '12.4k', and '0.4k': of texts that are thousands of characters long. */
export const formatThousands = (value: number) => `${(value / 1_000).toFixed(1)}k`

/** 'Friendly' */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** '3:04 PM' */
export const formatTime = dates({ timeStyle: 'short' })

/** 'Nov 16' */
export const formatShortDay = dates({ day: 'numeric', month: 'short' })

/** 'Nov 16', of a day that begins at Greenwich's midnight: elsewhere it may still be the day before. */
export const formatShortDayInUtc = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'Nov 16, 2026' */
export const formatDay = dates({ dateStyle: 'medium' })

/** 'November 16, 2026' */
export const formatLongDay = dates({ dateStyle: 'long' })

/** 'November 1': months of usage begin at Greenwich's midnight. */
export const formatDayInUtc = dates({ day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Nov 2026' */
export const formatMonthInUtc = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Nov 16, 2026, 3:04 PM' */
export const formatMoment = dates({ dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 16, 3:04:05 PM': where one second differs from the next. */
export const formatSecond = dates({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** Seconds in as few figures as tell something: tenths where there are any, else hundredths. */
export const formatSeconds = (ms: number) => (ms / 1_000).toFixed(ms < 100 ? 2 : 1)

/** '4.3', of five */
export const formatRating = (value: number) => value.toFixed(1)

/** '$29.00', '¥2,900'. `amount` is in the smallest unit of its currency, as on the wire. */
export function formatMoney(amount: number, currency = 'usd') {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** '$12.30', '$0.0042': what is paid for by the word can cost less than a cent. */
export const formatCost = (dollars: number) => `$${dollars.toFixed(dollars > 0 && dollars < 1 ? 4 : 2)}`

const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

/** '0 MB', '12.4 MB', '2 GB': what there is in all, in few figures. Number and unit stay on one line. */
export const formatSize = (bytes: number) =>
  bytes < kilobyte * megabyte
    ? `${tenths().format(bytes / megabyte)}\u00a0MB`
    : `${tenths().format(bytes / megabyte / kilobyte)}\u00a0GB`

/** '800 bytes', '240 KB', '1.2 MB': the size of one file. */
export function formatFileSize(bytes: number) {
  if (bytes < kilobyte) return `${formatCount(bytes)}\u00a0bytes`
  if (bytes < megabyte) return `${formatCount(Math.round(bytes / kilobyte))}\u00a0KB`
  return formatSize(bytes)
}

/** '0.4 KB', '12.3 KB': the sizes of pages beneath each other, all in one unit. */
export const formatPageSize = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
