import type { Span } from '@foyer/contract/chat'

const listMarker = /^\s*(?:[-*•]|\d{1,2}[.)])\s/

const ahead = (text: string) => text.slice(0, text.length - text.trimStart().length)
const breaksIn = (space: string) => space.split('\n').length

export function createTranscript(hear: (text: string) => void) {
  let said = ''
  let space = ''
  /** White space around removed text. */
  let leftOut: string[] = []
  let isBeginning = true
  function before(text: string): string {
    const own = ahead(text)
    if (leftOut.length === 0) return space + own
    return [own, space, ...leftOut].reduce((widest, one) => (breaksIn(one) > breaksIn(widest) ? one : widest))
  }

  return {
    said: () => said,
    /** An answer never ends with white space. */
    say(text: string) {
      const spoken = (isBeginning ? space : before(text)) + text.trimStart()
      isBeginning &&= text.trim() === ''
      const told = spoken.trimEnd()
      space = spoken.slice(told.length)
      leftOut = []
      said += told
      if (told) hear(told)
    },
    /** A removed paragraph still separates its neighbours. */
    leaveOut(text: string) {
      if (text) leftOut.push(ahead(text), text.slice(text.trimEnd().length))
    },
    beginAgain() {
      isBeginning = true
    },
    spanOf(sentence: string): Span {
      return [said.length - sentence.replace(listMarker, '').trim().length, said.length]
    },
  }
}
