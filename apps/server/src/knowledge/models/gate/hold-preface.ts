/** A model that goes on for longer than that without naming a passage is answering, not about to look something up. */
const longestPreface = 40
const namesPassage = /\[\s?\d/

/**
 * Holds what may be said before a search ('Let me look that up.') until it names a passage, is long, or ends: words
 * before a search are for nobody.
 */
export function holdPreface() {
  let held = ''
  let isOver = false
  const letGo = () => {
    const text = held
    held = ''
    isOver = true
    return text
  }
  return {
    /** What of it goes on now. */
    pass(piece: string): string {
      held += piece
      const goesOn = isOver || namesPassage.test(held) || held.split(/\s+/).length > longestPreface
      return goesOn ? letGo() : ''
    },
    /** It was a preface; another may follow. */
    drop() {
      held = ''
      isOver = false
    },
    rest: letGo,
  }
}
