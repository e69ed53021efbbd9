import { trimmedEnd } from '@foyer/text/trim'

/** `after` is the text that follows. */
export const dialledPart = (run: string, after: string): string =>
  withoutLooseBracket(withoutExtension(trimmedEnd(withoutCount(run, after), '.-–/(')))

/** '0771 - 2443238 / 28' is one number with an extension. */
function withoutExtension(written: string): string {
  const slash = written.lastIndexOf('/')
  const isExtension = slash >= 0 && /^\d{1,3}$/.test(written.slice(slash + 1).trim())
  const number = isExtension ? written.slice(0, slash).trim() : written
  return number.replace(/\D/g, '').length >= 9 ? number : written
}

/** '01584 555 010 / 01584 872 044' and '93 123 45 67 / 666 777 888' are two, '0551/300210' is one. */
export function* numbersWithin(run: string, index: number): Generator<{ run: string; index: number }> {
  let from = 0
  for (const { index: mark, 0: sign } of run.matchAll(/\/|(?<=[ \u00a0])[–-](?=[ \u00a0])/gu)) {
    const rest = run.slice(mark + 1)
    const isAnother =
      (sign === '/' && /^\s?\(?0/u.test(rest) && countOf(run.slice(from, mark)) >= fewestDigits) ||
      (countOf(run.slice(from, mark)) >= wholeNumber && countOf(rest) >= wholeNumber)
    if (!isAnother) continue
    yield* sentencesWithin(run.slice(from, mark).trimEnd(), index + from)
    from = mark + run.slice(mark).search(/[\d(+]/)
  }
  yield* sentencesWithin(run.slice(from), index + from)
}
const fewestDigits = 6

/**
 * '01584 555 010. 3 High Street' ends with its sentence; '04. 78. 12. 34. 56' has a stop after every group.
 */
function* sentencesWithin(run: string, index: number): Generator<{ run: string; index: number }> {
  const stops = [...run.matchAll(/\.[ \u00a0]+/gu)]
  const [stop] = stops
  const parts = stop ? [run.slice(0, stop.index), run.slice(stop.index + stop[0].length)] : []
  if (stops.length !== 1 || !parts.some((part) => countOf(part) >= wholeNumber)) yield { run, index }
  else {
    yield { run: parts[0]!, index }
    yield { run: parts[1]!, index: index + run.length - parts[1]!.length }
  }
}

/** Numbers this long are complete almost everywhere. */
const wholeNumber = 9
const countOf = (written: string) => written.replace(/\D/g, '').length

const gap = '[ \\u00a0]{1,2}(?:[–/-][ \\u00a0]?)?'
/** Round the clock, behind a number: '24/7', '7/7', '24-7-365'. */
const roundTheClock = new RegExp(`${gap}(?:24|[1-7]) ?[/–-] ?(?:7|24)(?: ?[/–-] ?365)?$`, 'u')
/** Hours behind a number: '9.00-17.00'. */
const hoursBehind = new RegExp(`${gap}\\d{1,2}[.:]\\d\\d ?[–-] ?\\d{1,2}[.:]\\d\\d$`, 'u')
/** '55 50 10 am Markt' is a German number, not hours. */
const countBehind = new RegExp(`${gap}\\d{1,2}(?:[.:]\\d\\d)?(?: ?[–-] ?\\d{1,2}(?:[.:]\\d\\d)?)?$`, 'u')
const countedUnit =
  /^[ \u00a0-]?(?:h(?:(?:ou)?rs?)?|pm|[ap]\.m\.|days?|std\.?|stunden|uhr|tage|j(?:ours?)?|heures|ore|giorni|gg|horas|d[ií]as|uur|dagen|timer|ч(?:ас\p{L}{0,3})?)(?!\p{L})|^am(?!\p{L})/iu
/** '(512) 555-0143' is complete, whatever follows. */
const americanNumber = /^(?:\+?1[ .-])?\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}(?=[ \u00a0])/u

/** '01584 555010 24/7', '… 7 days a week'. */
function withoutCount(run: string, after: string): string {
  const whole = americanNumber.exec(run)?.[0]
  if (whole) return whole
  let number = run.replace(/^(?:24|7)\/(?:7|24)[ \u00a0]+/u, '')
  let rest = after
  for (;;) {
    const found =
      roundTheClock.exec(number) ??
      hoursBehind.exec(number) ??
      (countedUnit.test(rest) ? countBehind.exec(number) : null)
    if (!found || countOf(number.slice(0, found.index)) < wholeNumber) return number
    rest = number.slice(found.index)
    number = number.slice(0, found.index)
  }
}

/** '347 000 9183 (24 hours)' ends before its bracket, '(020 913 0071, ask Maura)' begins behind it. */
function withoutLooseBracket(written: string): string {
  if (/^\([^()]*\)$/.test(written)) return written.slice(1, -1)
  if (written.endsWith(')') && !written.includes('(')) return written.slice(0, -1)
  const open = written.lastIndexOf('(')
  if (open < 0 || written.includes(')', open)) return written
  return open === 0 ? written.slice(1) : written.slice(0, open).trimEnd()
}

export function looksLikeDate(written: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$|^(?:19|20)\d\d\s?[–-]\s?(?:19|20)?\d\d$|^\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}$/.test(
    written,
  )
}

export function phoneShape(written: string): boolean {
  if (/^(?:\+|00)[1-9]/.test(written)) return written.replace(/\D/g, '').length >= 9
  if (/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(written)) return true
  // No area code begins with two zeros: '000 412 799' is a register's.
  return /^\(?0[1-9]\d{0,4}\)?(?:[\s./-]|\s[–-]\s)\d[\d\s./-]{4,}$/.test(written)
}

/** Nine digits in groups without a leading zero: '93 123 45 67', '666 777 888'. */
export const isIberian = (written: string, language: string): boolean =>
  /^(?:es|ca|gl|eu|pt)(?![a-z])/.test(language) &&
  /^(?:[26-9]\d{2}(?:[ .-]\d{3}){2}|[89]\d{2}(?:[ .-]\d{2}){3}|[89]\d[ .-]\d{3}(?:[ .-]\d{2}){2})$/.test(
    written,
  )

export function phoneKey(value: string): string {
  return value.replace(/\D/g, '').slice(-8)
}
