import { readCitations } from '@foyer/answers/model/citations'
import type { Span } from '@foyer/contract/chat'
import { endOfEarlyWords } from './early-words.ts'
import type { Correction, Gate, GateRules, SentenceDecision } from './gate-rules.ts'
import { createSentenceReader } from './sentence-reader.ts'
import { createTranscript } from './transcript.ts'

const listItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s/
const itemNumber = /^(\s*)(\d{1,2})(?=[.)]\s)/
/** The model is asked for 120 words. */
const mostWords = 180
/** The remaining sentences must answer nearly as well as the removed ones. */
const asGood = 0.8

type Entry<Sentence> = {
  opened: string
  text: string
  sentence: Sentence
  state: 'looking' | 'stands' | 'fell'
  instead: Correction<Sentence> | null
  isNewLine: boolean
}

/** Sent with the first entry that passes. */
type Head<Sentence> = {
  text: string
  /** Null for an opener, which claims nothing. */
  sentence: Sentence | null
  lost: string
}

/**
 * Sends checked sentences in order. Only the first few words may go early, if all are known and none is a number.
 * Retractions are always visible.
 */
export function createGate<Sentence>(rules: GateRules<Sentence>): Gate<Sentence> {
  const { judge, answers, dependsOnPrevious, knows, earlyWords, startAgain, unknownMark } = rules
  const { said, say, beginAgain: beginTextAgain, leaveOut, spanOf } = createTranscript(rules.say)
  /** Characters sent early. */
  let shown = 0
  let opened = ''
  let line: Entry<Sentence>[] = []
  let kept: Sentence[] = []
  let spans: Span[] = []
  let cut: Sentence[] = []
  let head: Head<Sentence> | null = null
  let removedHead: 'just now' | 'with entries' | null = null
  let removedEntry = false
  let number: number | null = null
  let removedBefore = false
  let endsLine = true
  let words = 0
  let first = true
  let done = false
  let isEnded = false
  let settled: (() => void) | null = null

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

  function keep(sentence: Sentence, text: string) {
    kept.push(sentence)
    spans.push(spanOf(text))
  }

  function sayCorrection({ opened: before, text }: Entry<Sentence>, instead: string) {
    sayHead(listItem.test(text))
    const whole = before + text
    // A replaced list entry stays an entry.
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

  /** If the first sentences were removed, the rest waits for the end. */
  function drain() {
    const isHeld = () => cut.length > 0 && kept.length === 0 && !isEnded
    while (line[0] && line[0].state !== 'looking' && !done && !isHeld()) {
      const entry = line.shift()!
      const { opened: before, text, sentence, instead } = entry
      const isEntry = listItem.test(text)
      if (entry.isNewLine) removedEntry = false
      if (isEntry) number ??= Number(itemNumber.exec(text)?.[2] ?? 0)
      else if (entry.isNewLine) number = null
      if (entry.state === 'stands' && !dependsOnRemoved(entry)) {
        removedBefore = false
        removedHead = null
        if (isHead(text) && !isEntry) {
          sayHead(false)
          head = { text: before + text, sentence, lost: '' }
          continue
        }
        sayHead(isEntry)
        sayRest(before + numbered(text))
        keep(sentence, text)
      } else if (instead) {
        removedBefore = false
        removedHead = null
        sayCorrection(entry, instead.text)
        keep(instead.sentence, instead.text)
      } else remove(entry)
    }
    if (line.every(({ state }) => state !== 'looking')) settled?.()
  }

  const dependsOnRemoved = ({ text, isNewLine }: Entry<Sentence>) =>
    (removedBefore && dependsOnPrevious(text)) ||
    (removedEntry && !isNewLine) ||
    removedHead === 'just now' ||
    (removedHead !== null && listItem.test(text))

  function remove({ sentence, opened: before, text }: Entry<Sentence>) {
    cut.push(sentence)
    removedBefore = true
    const isEntry = listItem.test(text)
    removedEntry ||= isEntry
    if (isHead(text) && !isEntry) removedHead = 'just now'
    else if (removedHead) removedHead = isEntry ? 'with entries' : null
    if (isHead(before)) head ??= { text: before, sentence: null, lost: '' }
    if (head) head.lost += text
    else leaveOut(text)
    // An early head stays for the other entries.
    if (shown > (head?.text.length ?? 0)) withdraw()
  }

  /** A head whose entries were all removed is left out. */
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
      // A failed second look must not stop the answer.
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

  function forget() {
    opened = ''
    head = null
    removedHead = null
    removedEntry = false
    number = null
    endsLine = true
    line = []
    kept = []
    spans = []
    cut = []
    shown = 0
    words = 0
    first = true
    removedBefore = false
    rules.forget()
    if (said() !== '') beginAgain()
  }

  const isFull = () => done || words >= mostWords
  const reader = createSentenceReader({ unknownMark, isFull, sentence: settle, forget })

  function breakOff() {
    withdraw()
    done = true
    reader.clear()
    opened = ''
    line = []
    settled?.()
  }

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
    isDone: isFull,
    declined: reader.declined,
    push(piece) {
      if (done || !reader.push(piece)) return
      if (first && earlyWords > 0 && !done) {
        const end = endOfEarlyWords(reader.open(), earlyWords, knows)
        if (end > shown) {
          say(reader.open().slice(shown, end))
          shown = end
        }
      }
    },
    async end(cutShort = false) {
      if (done) return
      if (!reader.end(cutShort)) opened = ''
      settle(reader.takeRest())
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
      // The rest is not worth showing without the sentence that answers.
      if (left.length === 0 || best(left) < best(fallen) * asGood) return giveUp()
      isEnded = true
      drain()
      if (head) withdraw()
      if (kept.length === 0) return giveUp()
      if (!isHead(opened)) sayRest(opened)
    },
    breakOff,
  }
}

const sentencesOf = <Sentence>({ state, sentence, instead }: Entry<Sentence>): Sentence[] =>
  state === 'stands' ? [sentence] : instead ? [instead.sentence] : []

const isHead = (text: string) => /[:：][\s*_]*$/.test(text)

const countWords = (text: string) => text.split(/\s+/).length
