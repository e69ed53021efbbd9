import { readCitations } from '@foyer/answers/model/citations'
import type { Span } from '@foyer/contract/chat'
import { storable } from '@foyer/contract/storable'
import { endOfEarlyWords } from './early-words.ts'
import type { Gate, GateRules, Instead, SentenceDecision } from './gate-rules.ts'
import { sentenceEnd } from './sentence-end.ts'
import { createTranscript } from './transcript.ts'

const ended = /[.!?。！？।؟…][\s"'”’»)\]]*$/
/** A bracket that is still open, or a mark that another one may follow. */
const unclosed = /\[[^\]\s]{0,40}\]?$/
/** Half of a character whose other half is still to come. */
const halfCharacter = /[\uD800-\uDBFF]$/
/** A mark behind a full stop belongs to the sentence before. */
const marksAhead = /^(?:\s?\[\s?\d{1,3}(?:\s?[,;]\s?\d{1,3})*\s?\])+/
const listItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s/
const itemNumber = /^(\s*)(\d{1,2})(?=[.)]\s)/
const thoughtAloud = '</think>'
/** The model is asked for 120 words; one that goes on is stopped at the end of a sentence. */
const mostWords = 180
/** What is left answers as well as what was cut, or nearly so. */
const asGood = 0.8

type Entry<Sentence> = {
  /** Openers that stand before it. */
  opened: string
  text: string
  sentence: Sentence
  state: 'looking' | 'stands' | 'fell'
  instead: Instead<Sentence> | null
  /** It begins a line of its own. */
  isNewLine: boolean
}

/** The head of a list, which is said with the first of its entries that stands. */
type Head<Sentence> = {
  text: string
  /** Null where it is an opener, which claims nothing. */
  sentence: Sentence | null
  /** What fell behind it. */
  lost: string
}

/**
 * Stands between a model and the visitor: a sentence goes out when it is complete, in the order it was said, and never
 * before those ahead of it. Only the first few words of an answer go ahead of their sentence, each of them known and none
 * of them a number, so that a visitor sees the answer begin when the model begins. Nothing said is ever taken back silently.
 */
export function createGate<Sentence>(rules: GateRules<Sentence>): Gate<Sentence> {
  const { judge, answers, leans, knows, earlyWords, startAgain, unknownMark } = rules
  const { said, say, beginAgain: beginTextAgain, leaveOut, spanOf } = createTranscript(rules.say)
  let open = ''
  /** Characters of what is open, or waits, that went out early. */
  let shown = 0
  let opened = ''
  let line: Entry<Sentence>[] = []
  let kept: Sentence[] = []
  let spans: Span[] = []
  let cut: Sentence[] = []
  /** The list's head that waits for the first entry that stands. */
  let head: Head<Sentence> | null = null
  /** The list's head was cut: its entries fall, too, or what it announces where it has none. */
  let fellHead: 'just now' | 'with entries' | null = null
  /** The entry of a list was cut: the rest of it falls, too. */
  let fellEntry = false
  /** The number of the list's next entry. */
  let number: number | null = null
  /** The sentence before was cut: what leans on it falls, too. */
  let fellBefore = false
  let endsLine = true
  let words = 0
  let first = true
  let done = false
  let isEnded = false
  let declined = false
  let settled: (() => void) | null = null

  /** What went out early is not said again. */
  function sayRest(text: string) {
    const early = shown
    shown = 0
    say(text.slice(early))
  }

  function beginAgain() {
    say(startAgain)
    beginTextAgain()
  }

  function withdraw() {
    if (shown > 0) beginAgain()
    shown = 0
  }

  /** Notes a sentence that was just said. */
  function keep(sentence: Sentence, text: string) {
    kept.push(sentence)
    spans.push(spanOf(text))
  }

  function sayInstead({ opened: before, text }: Entry<Sentence>, instead: string) {
    sayHead(listItem.test(text))
    const whole = before + text
    // An entry of a list stays one.
    const lead = (listItem.test(instead) ? null : listItem.exec(text)?.[0]) ?? /^\s*/.exec(whole)![0]
    const early = whole.slice(0, shown).trimStart()
    if (shown > 0 && instead.startsWith(early)) {
      shown = 0
      say(instead.slice(early.length))
      return
    }
    withdraw()
    say((isHead(before) ? before : '') + numbered(lead) + instead)
  }

  /** Says what stands at the head of the line. Before anything was said, what is left of an answer waits for its end. */
  function drain() {
    const isHeld = () => cut.length > 0 && kept.length === 0 && !isEnded
    while (line[0] && line[0].state !== 'looking' && !done && !isHeld()) {
      const entry = line.shift()!
      const { opened: before, text, sentence, instead } = entry
      const isEntry = listItem.test(text)
      if (entry.isNewLine) fellEntry = false
      if (isEntry) number ??= Number(itemNumber.exec(text)?.[2] ?? 0)
      else if (entry.isNewLine) number = null
      if (entry.state === 'stands' && !falls(entry)) {
        fellBefore = false
        fellHead = null
        if (isHead(text) && !isEntry) {
          sayHead(false)
          head = { text: before + text, sentence, lost: '' }
          continue
        }
        sayHead(isEntry)
        sayRest(before + numbered(text))
        keep(sentence, text)
      } else if (instead) {
        fellBefore = false
        fellHead = null
        sayInstead(entry, instead.text)
        keep(instead.sentence, instead.text)
      } else fall(entry)
    }
    if (line.every(({ state }) => state !== 'looking')) settled?.()
  }

  /** What can't stand without what was cut before it. */
  const falls = ({ text, isNewLine }: Entry<Sentence>) =>
    (fellBefore && leans(text)) ||
    (fellEntry && !isNewLine) ||
    fellHead === 'just now' ||
    (fellHead !== null && listItem.test(text))

  function fall({ sentence, opened: before, text }: Entry<Sentence>) {
    cut.push(sentence)
    fellBefore = true
    const isEntry = listItem.test(text)
    fellEntry ||= isEntry
    if (isHead(text) && !isEntry) fellHead = 'just now'
    else if (fellHead) fellHead = isEntry ? 'with entries' : null
    if (isHead(before)) head ??= { text: before, sentence: null, lost: '' }
    if (head) head.lost += text
    else leaveOut(text)
    // What is out of a head stays, for its other entries.
    if (shown > (head?.text.length ?? 0)) withdraw()
  }

  /** The head of a list goes before its first entry, and before what follows where it has none; else it is left out. */
  function sayHead(isEntry: boolean) {
    if (!head) return
    const { text, sentence, lost } = head
    head = null
    if (lost && !isEntry) {
      withdraw()
      leaveOut(text)
    } else {
      sayRest(text)
      if (sentence !== null) keep(sentence, text)
    }
    leaveOut(lost)
  }

  /** Entries are numbered without those that fell. */
  const numbered = (text: string) =>
    text.replace(itemNumber, (_, space: string, told: string) => space + (number ? number++ : told))

  function enter(text: string, decision: Extract<SentenceDecision<Sentence>, { sentence: Sentence }>) {
    const { does, sentence } = decision
    const entry: Entry<Sentence> = {
      opened,
      text,
      sentence,
      state: does === 'say' ? 'stands' : does === 'look' ? 'looking' : 'fell',
      instead: null,
      isNewLine: endsLine || /^\s*\n/.test(opened + text),
    }
    endsLine = text.slice(text.trimEnd().length).includes('\n')
    opened = ''
    line.push(entry)
    if (does === 'look')
      // Whatever happens to a second look, the answer goes on.
      void decision.looked
        .catch(() => ({ stands: true }) as const)
        .then((looked) => {
          entry.state = looked.stands ? 'stands' : 'fell'
          entry.instead = looked.stands ? null : looked.instead
          if (line.includes(entry)) drain()
        })
    words += countWords(entry.opened + text)
  }

  function settle(raw: string) {
    const { text: sentence, cited } = readCitations(raw)
    first = false
    if (sentence.trim() === '') {
      if (line.length > 0 || kept.length > 0 || opened) opened += sentence
      return
    }
    const early = (opened + sentence).slice(0, shown).trim()
    const decision = judge(sentence.trim(), cited, opened.trim(), early)
    if (decision.does === 'wait') opened += sentence
    else if (decision.does === 'give up') giveUp()
    else if (decision.does === 'leave out') opened = shown > 0 ? opened : ''
    else enter(sentence, decision)
    drain()
  }

  function settleComplete() {
    for (let end = sentenceEnd(open); end >= 0 && !done && words < mostWords; end = sentenceEnd(open)) {
      end += marksAhead.exec(open.slice(end))?.[0].length ?? 0
      const sentence = open.slice(0, end)
      open = open.slice(end)
      settle(sentence)
    }
  }

  function withoutMark(text: string): string {
    if (!unknownMark || !text.includes(unknownMark)) return text
    declined = true
    return text.replaceAll(unknownMark, '')
  }

  /** What came before the end of thinking was not meant for anybody; some models leave its beginning out. */
  function dropThoughts() {
    const at = open.lastIndexOf(thoughtAloud)
    if (at < 0) return
    open = open.slice(at + thoughtAloud.length).trimStart()
    opened = ''
    head = null
    fellHead = null
    fellEntry = false
    number = null
    endsLine = true
    line = []
    kept = []
    spans = []
    cut = []
    shown = 0
    words = 0
    first = true
    fellBefore = false
    rules.forget()
    if (said() !== '') beginAgain()
  }

  function breakOff() {
    withdraw()
    done = true
    open = ''
    opened = ''
    line = []
    settled?.()
  }

  /** What was said is no answer without what fell: it is voided aloud. */
  function giveUp() {
    if (shown === 0 && kept.length > 0) beginAgain()
    breakOff()
    kept = []
    spans = []
  }

  const best = (sentences: readonly Sentence[]) => Math.max(...sentences.map(answers))

  return {
    said,
    kept: () => kept,
    spans: () => spans,
    isDone: () => done || words >= mostWords,
    declined: () => declined,
    push(piece) {
      if (done) return
      open = withoutMark(open + piece)
      dropThoughts()
      // A bracket may be the beginning of a mark.
      if (unclosed.test(open) || halfCharacter.test(open)) return
      // What can't be stored isn't said either: places in the answer are the same in what is stored.
      open = storable(open)
      settleComplete()
      if (first && earlyWords > 0 && !done) {
        const end = endOfEarlyWords(open, earlyWords, knows)
        if (end > shown) {
          say(open.slice(shown, end))
          shown = end
        }
      }
    },
    async end(cutShort = false) {
      if (done) return
      open = storable(open)
      // A mark at the end may have kept several sentences waiting.
      settleComplete()
      if (cutShort && !ended.test(open)) {
        open = ''
        // What opened the half sentence goes with it.
        opened = ''
      }
      const rest = words < mostWords ? open : ''
      open = ''
      settle(rest)
      await new Promise<void>((resolve) => {
        settled = resolve
        if (done || line.every(({ state }) => state !== 'looking')) resolve()
      })
      if (done) return
      const left = [...kept, ...line.flatMap((entry) => sentencesOf(entry))]
      const fallen = [
        ...cut,
        ...line.filter(({ state, instead }) => state === 'fell' && !instead).map(({ sentence }) => sentence),
      ]
      // No remainder of an answer is shown where the sentence fell that answers.
      if (left.length === 0 || best(left) < best(fallen) * asGood) return giveUp()
      isEnded = true
      drain()
      // A head with nothing behind it says nothing.
      if (head) withdraw()
      if (kept.length === 0) return giveUp()
      // What closes an answer waits for nothing.
      if (!isHead(opened)) sayRest(opened)
    },
    breakOff,
  }
}

const sentencesOf = <Sentence>({ state, sentence, instead }: Entry<Sentence>): Sentence[] =>
  state === 'stands' ? [sentence] : instead ? [instead.sentence] : []

const isHead = (text: string) => /[:：][\s*_]*$/.test(text)

const countWords = (text: string) => text.split(/\s+/).length
