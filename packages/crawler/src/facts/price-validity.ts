import type { Fact } from './fact.ts'
import { holdsIn, validityIn } from './price-words.ts'

/** From or until when prices hold: said over them, or below the last of a section and of that alone. */
export class Validity {
  text: string
  private start = 0
  private below: { before: string; at: number } | null = null

  constructor(title: string) {
    this.text = validityIn(title)
  }

  /** Takes what a line says, among the prices found so far. */
  take(line: string, found: readonly Fact[]): void {
    const said = validityIn(line)
    if (!said) return
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
