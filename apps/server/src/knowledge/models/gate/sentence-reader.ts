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
  /** Called when everything so far turns out to be the model's thinking. */
  forget(): void
}

/** Splits a model's text into sentences as it arrives. */
export function createSentenceReader({ unknownMark, isFull, sentence, forget }: SentenceHandlers) {
  let open = ''
  let declined = false

  function withoutMark(text: string): string {
    if (!unknownMark || !text.includes(unknownMark)) return text
    declined = true
    return text.replaceAll(unknownMark, '')
  }

  /** Discards everything before the end of thinking. Some models omit its start. */
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
    /** False while the end of the text may still change, such as an open citation. */
    push(piece: string): boolean {
      open = withoutMark(open + piece)
      dropThoughts()
      if (unclosed.test(open) || halfCharacter.test(open)) return false
      // Text that can't be stored isn't sent either, so that positions in both are the same.
      open = storable(open)
      takeComplete()
      return true
    },
    /** False if the text was cut short within a sentence, which is dropped. */
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
