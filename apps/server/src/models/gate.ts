import { sentenceEnd } from './sentence-end.ts'

export type GateRules = {
  /** Whether what the site says supports this sentence. */
  supports(sentence: string): boolean
  /** Whether a word is one of the site's, of the question's, or of the kind every sentence has. */
  knows(word: string): boolean
  /** How many words of the first sentence may go out before it is complete; none where nobody watches. */
  earlyWords: number
  /** Said when the first words were out and their sentence turned out to be unsupported. */
  startAgain: string
  /** How the model says that the site does not tell, before it says so in words. Never let through. */
  unknownMark?: string
}

export type Gate = {
  /** What may be said now that the model said this. */
  push(piece: string): string
  /** What may still be said now that it is done. Half a sentence may not, where it was cut short. */
  end(cutShort?: boolean): string
  /** What must be said before somebody else takes over: nothing, or that the first words are void. */
  giveUp(): string
  /** Everything let through. */
  said(): string
  /** How many sentences were let through whole. */
  kept(): number
  /** The model said that the site does not tell. */
  declined(): boolean
}

// Chinese and Japanese put no spaces between words: there each character counts as one.
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+(?:['’.,:\-][\p{L}\p{N}]+)*/gv

const citation = /\s?\[\d{1,2}\]/g
const ended = /[.!?。！？।؟…][\s"'”’»)\]]*$/
const unclosed = /\[[^\]\s]{0,40}\]?$/

/**
 * Stands between a model and the visitor: a sentence goes out when it is complete and supported, else not at all.
 * Only the first few words of an answer go ahead of their sentence, each of them known and none of them a number,
 * so that a visitor sees the answer begin when the model begins. Nothing said is ever taken back silently.
 */
export function createGate({ supports, knows, earlyWords, startAgain, unknownMark }: GateRules): Gate {
  let said = ''
  let space = ''
  let open = ''
  let shown = 0
  let first = true
  let kept = 0
  let declined = false

  /** White space waits for what it stands before: an answer ends where its last word does. */
  function say(text: string): string {
    const spoken = said === '' ? text.trimStart() : space + text
    const told = spoken.trimEnd()
    space = spoken.slice(told.length)
    said += told
    return told
  }

  function settle(sentence: string): string {
    const early = shown
    const wasFirst = first
    shown = 0
    if (sentence.trim() === '') return ''
    first = false
    if (supports(sentence.trim())) {
      kept++
      return say(sentence.slice(early))
    }
    return wasFirst && early > 0 ? say(startAgain) : ''
  }

  /** The end of the last word that may go out early. */
  function earlyEnd(): number {
    let end = 0
    let count = 0
    for (const { 0: word, index } of open.matchAll(words)) {
      const reaches = index + word.length
      // A number says everything, and a word at the very end may still grow into another.
      if (++count > earlyWords || /\p{N}/u.test(word) || !knows(word)) break
      end = reaches
    }
    return end
  }

  /** Takes out what is meant for us, not for the visitor: the mark, and numbers of passages. */
  function withoutMarks(text: string): string {
    let plain = text.replace(citation, '')
    if (unknownMark && plain.includes(unknownMark)) {
      declined = true
      plain = plain.replaceAll(unknownMark, '')
    }
    return plain
  }

  function giveUp(): string {
    const early = shown
    open = ''
    shown = 0
    return early > 0 ? say(startAgain) : ''
  }

  return {
    said: () => said,
    kept: () => kept,
    declined: () => declined,
    push(piece) {
      open = withoutMarks(open + piece)
      // A bracket may be the beginning of a mark.
      if (unclosed.test(open)) return ''
      let out = ''
      for (let end = sentenceEnd(open); end >= 0; end = sentenceEnd(open)) {
        out += settle(open.slice(0, end))
        open = open.slice(end)
      }
      if (first && earlyWords > 0) {
        const end = earlyEnd()
        if (end > shown) {
          out += say(open.slice(shown, end))
          shown = end
        }
      }
      return out
    },
    end(cutShort = false) {
      if (cutShort && !ended.test(open)) return giveUp()
      const rest = open
      open = ''
      return settle(rest)
    },
    giveUp,
  }
}
