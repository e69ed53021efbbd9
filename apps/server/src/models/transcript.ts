import type { Span } from '@foyer/contract/chat'

const listMarker = /^\s*(?:[-*•]|\d{1,2}[.)])\s/

/** What of an answer was let through, piece by piece. */
export function createTranscript(hear: (text: string) => void) {
  let said = ''
  let space = ''
  let isBeginning = true
  return {
    said: () => said,
    /** White space waits for what it stands before: an answer ends where its last word does. */
    say(text: string) {
      const spoken = space + (isBeginning ? text.trimStart() : text)
      isBeginning &&= text.trim() === ''
      const told = spoken.trimEnd()
      space = spoken.slice(told.length)
      said += told
      if (told) hear(told)
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
