import { saysClosed } from '@foyer/calendar/closed-words'
import { endingWords } from '@foyer/calendar/last-day'
import type { Fact } from '../../fact.ts'
import { holdsIn, startsWithPrice, validityIn } from '../sums/price-words.ts'

/** The dates from or until which prices hold, stated above them or below the last one of a section. */
export class Validity {
  text: string
  private start = 0
  private below: { before: string; at: number } | null = null

  constructor(title: string) {
    this.text = validityIn(title)
  }

  take(line: string, found: readonly Fact[], isPriced = false): void {
    const said = validityIn(line)
    if (!said || (isPriced && isOfItsPrice(line))) return
    const isBelow = found.length > this.start && holdsIn(line) !== '' && !line.endsWith(':')
    this.below = isBelow ? { before: this.text, at: found.length } : null
    this.text = said
  }

  endSection(found: readonly Fact[]): void {
    if (this.below?.at === found.length) {
      for (const fact of found.slice(this.start)) fact.validity ??= this.text
      this.text = this.below.before
    }
    this.below = null
    this.start = found.length
  }
}

/** 'Colour £10, valid until 31 August 2026' dates only its own price. */
const isOfItsPrice = (line: string): boolean => endingWords(line) !== '' && !startsWithPrice(line)

/** Words after which another price holds: 'free until 31 August 2026, then £10'. */
const thenWords =
  /[.!?;]\s|(?<!\p{L})(?:then|after(?:wards)?|from|danach|dann|ab|ensuite|puis|après|dès|poi|dopo|dal|luego|después|desde|daarna|vanaf|depois)(?!\p{L})/iu

export function endOfPrice(line: string, sum: string): string {
  const end = endingWords(line)
  if (end === '' || saysClosed(line)) return ''
  const [at, of] = [line.indexOf(end), line.indexOf(sum)]
  const between = of < 0 ? '' : line.slice(at < of ? at + end.length : of + sum.length, at < of ? of : at)
  return thenWords.test(between) ? '' : end
}
