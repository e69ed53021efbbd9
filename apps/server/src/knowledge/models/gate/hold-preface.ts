/** A longer text without citations is an answer. */
const longestPreface = 40
const namesPassage = /\[\s?\d/

/** Holds back text before a search ('Let me look that up.'). */
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
    pass(piece: string): string {
      held += piece
      const goesOn = isOver || namesPassage.test(held) || held.split(/\s+/).length > longestPreface
      return goesOn ? letGo() : ''
    },
    /** Another preface may follow. */
    drop() {
      held = ''
      isOver = false
    },
    rest: letGo,
  }
}
