import { readCitations } from '@foyer/answers/model/citations'
import { endOfEarlyWords } from './early-words.ts'
import { sentenceEnd } from './sentence-end.ts'

/** What becomes of a sentence that is complete. */
export type SentenceDecision =
  | 'say'
  /** It claims nothing by itself: it goes out with the next one that stands, or at the end. */
  | 'wait'
  /** It stands, and is not yet what was asked: it goes out with what is, or at the end. */
  | 'hold'
  | 'leave out'
  /** The answer is no answer without it: nothing more is said. */
  | 'give up'

export type GateRules = {
  judge(sentence: string, cited: readonly number[]): SentenceDecision
  /** Called when it turns out that all of it so far was thought aloud. */
  forget(): void
  /** Whether a word is one of the site's, of the question's, or of the kind every sentence has. */
  knows(word: string): boolean
  /** How many words of the first sentence may go out before it is complete; none where nobody watches. */
  earlyWords: number
  /** Said when the first words were out and their sentence turned out to be unsupported. */
  startAgain: string
  /** How the model says that the site does not tell, before it says so in words. Never let through. */
  unknownMark?: string
  /** Whole sentences wait until somebody has looked at them all. */
  heldBack?: boolean
}

export type Gate = {
  /** What may be said now that the model said this. */
  push(piece: string): string
  /** What may still be said now that it is done. Half a sentence may not, where it was cut short. */
  end(cutShort?: boolean): string
  /** The sentences that were held back, each behind those that open it. */
  held(): readonly (readonly string[])[]
  /** What may be said when only some of those stand; nothing where the one that answers does not, or the first. */
  release(stands: readonly boolean[], answer?: number): string
  /** What must be said before somebody else takes over: nothing, or that the first words are void. */
  giveUp(): string
  /** Everything let through. */
  said(): string
  /** How many sentences were let through whole. */
  kept(): number
  /** Nothing more will be let through: it gave up, or enough was said. */
  isDone(): boolean
  /** The model said that the site does not tell. */
  declined(): boolean
}

const ended = /[.!?。！？।؟…][\s"'”’»)\]]*$/
/** A bracket that is still open, or a mark that another one may follow. */
const unclosed = /\[[^\]\s]{0,40}\]?$/
/** A mark behind a full stop belongs to the sentence before. */
const marksAhead = /^(?:\s?\[\s?\d{1,2}(?:\s?[,;]\s?\d{1,2})*\s?\])+/
const thoughtAloud = '</think>'
/** The model is asked for 120 words; one that goes on is stopped at the end of a sentence. */
const mostWords = 180

/**
 * Stands between a model and the visitor: a sentence goes out when it is complete and stands, else not at all.
 * Only the first few words of an answer go ahead of their sentence, each of them known and none of them a number,
 * so that a visitor sees the answer begin when the model begins. Nothing said is ever taken back silently.
 */
export function createGate(rules: GateRules): Gate {
  const { judge, knows, earlyWords, startAgain, unknownMark, heldBack = false } = rules
  let said = ''
  let space = ''
  let open = ''
  /** Characters of what is open, or waits, that went out early. */
  let shown = 0
  let waiting: { text: string; stands: boolean }[] = []
  let held: string[][] = []
  let first = true
  /** Sentences that stand, and those of them that went out. */
  let stood = 0
  let kept = 0
  let done = false
  let declined = false

  /** White space waits for what it stands before: an answer ends where its last word does. */
  function say(text: string): string {
    const spoken = said === '' ? text.trimStart() : space + text
    const told = spoken.trimEnd()
    space = spoken.slice(told.length)
    said += told
    if (countWords(said) >= mostWords) done = true
    return told
  }

  /** What went out early is not said again. */
  function sayRest(text: string): string {
    const early = shown
    shown = 0
    return say(text.slice(early))
  }

  /** Sentences that go out together, so many of which stand. */
  function letOut(group: string[], standing: number): string {
    if (heldBack) {
      held.push(group)
      return ''
    }
    kept += standing
    return sayRest(group.join(''))
  }

  const countStanding = () => waiting.filter(({ stands }) => stands).length

  function sayWhole(sentence: string): string {
    stood++
    const group = [...waiting.map(({ text }) => text), sentence]
    const standing = countStanding() + 1
    waiting = []
    return letOut(group, standing)
  }

  /** Without what opens a sentence that is not there. */
  const standingOnly = () => waiting.slice(0, waiting.findLastIndex(({ stands }) => stands) + 1)

  function settle(raw: string): string {
    const { text: sentence, cited } = readCitations(raw)
    first = false
    if (sentence.trim() === '') {
      if (sentence !== '' && (waiting.length > 0 || stood > 0))
        waiting.push({ text: sentence, stands: false })
      return ''
    }
    switch (judge(sentence.trim(), cited)) {
      case 'say':
        return sayWhole(sentence)
      case 'wait':
        waiting.push({ text: sentence, stands: false })
        return ''
      case 'hold':
        waiting.push({ text: sentence, stands: true })
        return ''
      case 'leave out':
        // What opened it goes with it: 'Good news!' must not stand before nothing.
        if (shown === 0) waiting = standingOnly()
        return ''
      case 'give up':
        return withdraw()
    }
  }

  function withoutMark(text: string): string {
    if (!unknownMark || !text.includes(unknownMark)) return text
    declined = true
    return text.replaceAll(unknownMark, '')
  }

  /** What came before the end of thinking was not meant for anybody; some models leave its beginning out. */
  function withoutThoughts(): string {
    const at = open.lastIndexOf(thoughtAloud)
    if (at < 0) return ''
    open = open.slice(at + thoughtAloud.length).trimStart()
    waiting = []
    held = []
    stood = 0
    kept = 0
    shown = 0
    first = true
    rules.forget()
    return said === '' ? '' : say(startAgain)
  }

  /** What was said is no answer without what fell: it is voided aloud, and counts for nothing. */
  function withdraw(): string {
    const isOut = kept > 0
    kept = 0
    return giveUp() || (isOut ? say(startAgain) : '')
  }

  function giveUp(): string {
    const early = shown
    done = true
    open = ''
    waiting = []
    held = []
    shown = 0
    return early > 0 ? say(startAgain) : ''
  }

  return {
    said: () => said,
    kept: () => kept,
    held: () => held,
    isDone: () => done,
    declined: () => declined,
    push(piece) {
      if (done) return ''
      open = withoutMark(open + piece)
      let out = withoutThoughts()
      // A bracket may be the beginning of a mark.
      if (unclosed.test(open)) return out
      for (let end = sentenceEnd(open); end >= 0 && !done; end = sentenceEnd(open)) {
        end += marksAhead.exec(open.slice(end))?.[0].length ?? 0
        const sentence = open.slice(0, end)
        open = open.slice(end)
        out += settle(sentence)
      }
      if (first && earlyWords > 0 && !done) {
        const end = endOfEarlyWords(open, earlyWords, knows)
        if (end > shown) {
          out += say(open.slice(shown, end))
          shown = end
        }
      }
      return out
    },
    end(cutShort = false) {
      if (done) return ''
      if (cutShort && !ended.test(open)) {
        open = ''
        // What opened the half sentence goes with it.
        waiting = standingOnly()
      }
      const rest = open
      open = ''
      const out = settle(rest)
      const standing = countStanding()
      if (stood + standing === 0) return out + (done ? '' : giveUp())
      // What closes an answer waits for nothing.
      const last = waiting.map(({ text }) => text)
      waiting = []
      return last.length === 0 ? out : out + letOut(last, standing)
    },
    release(stands, answer = 0) {
      if (!stands[0] || !stands[answer]) return giveUp()
      const text = held
        .filter((_, at) => stands[at])
        .flat()
        .join('')
      kept = stands.filter(Boolean).length
      return sayRest(text)
    },
    giveUp,
  }
}

const countWords = (text: string) => text.split(/\s+/).length
