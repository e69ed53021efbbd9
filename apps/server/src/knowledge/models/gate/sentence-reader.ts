import { storable } from '@foyer/contract/storable'
import { sentenceEnd } from './sentence-end.ts'

const ended = /[.!?。！？।؟…][\s"'”’»)\]]*$/
/** An open bracket, or a citation that another may follow. */
const unclosed = /\[[^\]\s]{0,40}\]?$/
const halfCharacter = /[\uD800-\uDBFF]$/
/** A citation after a full stop belongs to the sentence before. */
const marksAhead = /^(?:\s?\[\s?\d{1,3}(?:\s?[,;]\s?\d{1,3})*\s?\])+/
const thoughtAloud = '</think>'

type SentenceHandlers = {
  unknownMark: string | undefined
  isFull(): boolean
  sentence(text: string): void
  /** Everything so far was the model's thinking. */
  forget(): void
}

export function createSentenceReader({ unknownMark, isFull, sentence, forget }: SentenceHandlers) {
  let open = ''
  let declined = false

  function withoutMark(text: string): string {
    if (!unknownMark || !text.includes(unknownMark)) return text
    declined = true
    return text.replaceAll(unknownMark, '')
  }

  /** Some models omit the start of their thinking. */
  function dropThoughts() {
    const at = open.lastIndexOf(thoughtAloud)
    if (at < 0) return
    open = open.slice(at + thoughtAloud.length).trimStart()
    forget()
  }

  function takeComplete() {
    for (let end = sentenceEnd(open); end >= 0 && !isFull(); end = sentenceEnd(open)) {
      end += marksAhead.exec(open.slice(end))?.[0].length ?? 0
      const complete = open.slice(0, end)
      open = open.slice(end)
      sentence(complete)
    }
  }

  return {
    open: () => open,
    declined: () => declined,
    clear() {
      open = ''
    },
    /** False while the text may still change, such as an open citation. */
    push(piece: string): boolean {
      open = withoutMark(open + piece)
      dropThoughts()
      if (unclosed.test(open) || halfCharacter.test(open)) return false
      // Positions are the same in stored answers.
      open = storable(open)
      takeComplete()
      return true
    },
    /** False if the last half sentence was dropped. */
    end(cutShort: boolean): boolean {
      open = storable(open)
      takeComplete()
      if (!cutShort || ended.test(open)) return true
      open = ''
      return false
    },
    takeRest(): string {
      const rest = isFull() ? '' : open
      open = ''
      return rest
    },
  }
}
