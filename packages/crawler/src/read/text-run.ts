import { pieceMark, withCents } from './raised-cents.ts'

export class TextRun {
  // An array of pieces, because reading the end of a growing string would flatten it each time.
  private pieces: string[] = []
  private last = ''
  private linked = 0
  private bold = 0
  private buttons = 0
  private lead: Lead | null = null
  /** An inline element has just ended. */
  private seam = false
  anchors = 0

  get empty(): boolean {
    return this.pieces.length === 0
  }

  get mark(): number {
    return this.pieces.length
  }

  since(mark: number, most = Number.POSITIVE_INFINITY): string {
    let text = ''
    for (let at = mark; at < this.pieces.length && text.length < most; at++) text += this.pieces[at]
    return text
  }

  add(text: string, linked: boolean, bold = false, button = false): void {
    if (text === '') return
    if (text === ' ') {
      this.space()
      return
    }
    const isApart = this.seam && this.last !== ''
    if (isApart && (needsSpace(this.last, text[0]!) || (isSmall(this.last) && wordAndSum.test(text))))
      this.pieces.push(' ')
    this.put(text)
    if (!linked && !bold) return
    const { length } = text.trim()
    if (linked) this.linked += length
    if (bold) this.bold += length
    if (button) this.buttons += length
  }

  break(): void {
    if (this.lead === null) this.lead = { text: this.pieces.join(''), bold: this.bold }
    this.put('\n')
  }

  space(): void {
    this.seam = false
    if (this.last !== '' && this.last !== ' ') this.put(' ')
  }

  set(mark: string): void {
    this.pieces.push(mark)
  }

  /** Announces two digits in an element of their own, which may be cents or end a longer number. */
  setDigits(): void {
    if (isDigit(this.last)) this.set(pieceMark.beside)
    else if (this.seam && this.last === '.') {
      this.set(pieceMark.behindPoint)
      this.seam = false
    }
  }

  markSeam(): void {
    this.seam = true
  }

  take(): TakenText {
    const { linked, anchors, bold, buttons, lead } = this
    const text = tidy(this.pieces.join(''))
    this.pieces = []
    this.last = ''
    this.linked = 0
    this.anchors = 0
    this.bold = 0
    this.buttons = 0
    this.lead = null
    this.seam = false
    return { text, linked, anchors, bold, buttons, lead: lead && { text: tidy(lead.text), bold: lead.bold } }
  }

  private put(text: string): void {
    this.seam = false
    this.pieces.push(text)
    this.last = text.at(-1)!
  }
}

interface Lead {
  text: string
  bold: number
}

export interface TakenText {
  text: string
  linked: number
  anchors: number
  bold: number
  buttons: number
  lead: Lead | null
}

/** A price in its own element after a name, as in 'from £3' or 'ab 2,40 €'. */
const wordAndSum = /^[^\s\d]{2,8} (?:[$£€] ?\d|\d[\d.,]{0,9} ?[$£€])/

/** Adds spaces between elements that only a style sheet separates: '<b>Mon</b><b>9–17</b>'. */
function needsSpace(last: string, next: string): boolean {
  if (isDigit(last)) return isLetter(next)
  if (isLetter(last)) return isDigit(next) || (isSmall(last) && (isCapital(next) || '$£€'.includes(next)))
  return ':.!?)'.includes(last) && (isLetter(next) || isDigit(next))
}

// Comparing cases avoids Unicode classes, which take milliseconds to compile.
function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9'
}

function isSmall(letter: string): boolean {
  return letter !== letter.toUpperCase()
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

function isLetter(letter: string): boolean {
  return isSmall(letter) || isCapital(letter)
}

const typography = /[\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/g

function tidy(text: string): string {
  let tidied = withCents(text)
  if (/[\u00ad\u2000-\u206f\ufeff]/.test(tidied)) tidied = tidied.replace(typography, '')
  if (!tidied.includes('\n')) return tidied.replace(/\s{2,}|[^\S ]/g, ' ').trim()
  return tidied
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
