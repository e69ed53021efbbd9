/** Text being put together from inline pieces, and how much of it is linked. */
export class Run {
  text = ''
  linked = 0
  anchors = 0
  bold = 0
  /** Linked text that is set as a button. */
  buttons = 0
  /** An inline element just ended and nothing came after it yet. */
  private seam = false

  get empty(): boolean {
    return this.text === ''
  }

  add(text: string, linked: boolean, bold = false, button = false): void {
    if (text === ' ') {
      if (this.text !== '' && !this.text.endsWith(' ')) this.text += ' '
      this.seam = false
      return
    }
    if (this.seam && needsSpace(this.text, text)) this.text += ' '
    this.seam = false
    this.text += text
    if (!linked && !bold) return
    const { length } = text.trim()
    if (linked) this.linked += length
    if (bold) this.bold += length
    if (button) this.buttons += length
  }

  break(): void {
    this.text += '\n'
    this.seam = false
  }

  space(): void {
    if (this.text !== '') this.text += ' '
    this.seam = false
  }

  markSeam(): void {
    this.seam = true
  }

  take(): Taken {
    const { linked, anchors, bold, buttons } = this
    const text = tidy(this.text)
    this.text = ''
    this.linked = 0
    this.anchors = 0
    this.bold = 0
    this.buttons = 0
    this.seam = false
    return { text, linked, anchors, bold, buttons }
  }
}

export interface Taken {
  text: string
  linked: number
  anchors: number
  bold: number
  buttons: number
}

/** Neighbouring elements that only a style sheet keeps apart: '<b>Mon</b><b>9–17</b>'. */
function needsSpace(before: string, after: string): boolean {
  const last = before.at(-1)!
  const next = after[0]!
  if (/\p{Ll}/u.test(last)) return /[\p{Lu}\p{N}$£€]/u.test(next)
  if (/\p{N}/u.test(last)) return /\p{L}/u.test(next)
  if (/\p{Lu}/u.test(last)) return /\p{N}/u.test(next)
  return /[:.!?)]/.test(last) && /[\p{L}\p{N}]/u.test(next)
}

// Soft hyphens, zero-width characters and direction marks are typography, not text.
const typography = /[\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/g

function tidy(text: string): string {
  let tidied = text
  if (/[\u00ad\u2000-\u206f\ufeff]/.test(tidied)) tidied = tidied.replace(typography, '')
  if (!tidied.includes('\n')) return tidied.replace(/\s{2,}|[^\S ]/g, ' ').trim()
  return tidied
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
