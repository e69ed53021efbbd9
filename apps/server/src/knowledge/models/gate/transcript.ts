import type { Span } from '@foyer/contract/chat'

const listMarker = /^\s*(?:[-*•]|\d{1,2}[.)])\s/

const ahead = (text: string) => text.slice(0, text.length - text.trimStart().length)
const breaksIn = (space: string) => space.split('\n').length

/** What of an answer was let through, piece by piece. */
export function createTranscript(hear: (text: string) => void) {
  let said = ''
  let space = ''
  /** The white space around what was left out since then, the widest first. */
  let leftOut: string[] = []
  let isBeginning = true
  /** The white space before what is said next; where something was left out in between, the widest of it. */
  function before(text: string): string {
    const own = ahead(text)
    if (leftOut.length === 0) return space + own
    return [own, space, ...leftOut].reduce((widest, one) => (breaksIn(one) > breaksIn(widest) ? one : widest))
  }

  return {
    said: () => said,
    /** White space waits for what it stands before: an answer ends where its last word does. */
    say(text: string) {
      const spoken = (isBeginning ? space : before(text)) + text.trimStart()
      isBeginning &&= text.trim() === ''
      const told = spoken.trimEnd()
      space = spoken.slice(told.length)
      leftOut = []
      said += told
      if (told) hear(told)
    },
    /** A paragraph that was left out still parts those around it. */
    leaveOut(text: string) {
      if (text) leftOut.push(ahead(text), text.slice(text.trimEnd().length))
    },
    /** White space before what is said next is left out. */
    beginAgain() {
      isBeginning = true
    },
    /** Where a sentence stands that was just said to its end, without the mark of a list before it. */
    spanOf(sentence: string): Span {
      return [said.length - sentence.replace(listMarker, '').trim().length, said.length]
    },
  }
}
