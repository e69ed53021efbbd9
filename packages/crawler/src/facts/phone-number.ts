/** '0771 - 2443238 / 28' is one number and the end of its neighbour. */
export function withoutExtension(written: string): string {
  const slash = written.lastIndexOf('/')
  const isExtension = slash >= 0 && /^\d{1,3}$/.test(written.slice(slash + 1).trim())
  const number = isExtension ? written.slice(0, slash).trim() : written
  return number.replace(/\D/g, '').length >= 9 ? number : written
}

/** '01584 555 010 / 01584 872 044' are two numbers, each with where it begins; '0551/300210' is one. */
export function* numbersWithin(run: string, index: number): Generator<{ run: string; index: number }> {
  let from = 0
  for (const { index: slash } of run.matchAll(/\/\s?(?=\(?0)/gu)) {
    if (run.slice(from, slash).replace(/\D/g, '').length < fewestDigits) continue
    yield { run: run.slice(from, slash), index: index + from }
    from = slash + run.slice(slash).search(/\d|\(/)
  }
  yield { run: run.slice(from), index: index + from }
}
const fewestDigits = 6

/** '347 000 9183 (24 hours)' ends before its bracket, and '(020 913 0071, ask Maura)' begins behind it. */
export function balanced(written: string): string {
  if (/^\([^()]*\)$/.test(written)) return written.slice(1, -1)
  if (written.endsWith(')') && !written.includes('(')) return written.slice(0, -1)
  const open = written.lastIndexOf('(')
  if (open < 0 || written.includes(')', open)) return written
  return open === 0 ? written.slice(1) : written.slice(0, open).trimEnd()
}

/** A date, a span of years or the hours at which somebody answers. */
export function looksLikeDate(written: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$|^(?:19|20)\d\d\s?[–-]\s?(?:19|20)?\d\d$|^\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}$/.test(
    written,
  )
}

/** Written as numbers are dialled: with a country or area code set off. */
export function phoneShape(written: string): boolean {
  if (/^(?:\+|00)[1-9]/.test(written)) return written.replace(/\D/g, '').length >= 9
  if (/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(written)) return true
  // No area code begins with a second zero: '000 412 799' is the number of a register.
  return /^\(?0[1-9]\d{0,4}\)?(?:[\s./-]|\s[–-]\s)\d[\d\s./-]{4,}$/.test(written)
}

export function phoneKey(value: string): string {
  return value.replace(/\D/g, '').slice(-8)
}
