/** A model that writes more than this without a citation is answering rather than about to search. */
const longestPreface = 40
const namesPassage = /\[\s?\d/

/**
 * Holds back text before a search ('Let me look that up.') until it cites a passage, gets long or ends. Text before a
 * search is not shown.
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
    /** Returns the text to pass on now. */
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
