import { visibleText } from '@foyer/text/disguises'
import { fold } from '@foyer/text/fold'
import { wordsNamed } from '../language/patterns.ts'
import { entriesOf } from '../language/word-data.ts'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)

const listed = (file: string): string[] =>
  entriesOf(`private-labels/${file}`).flatMap((line) =>
    line.split(',').map((expression) => wordsOf(expression).join(' ')),
  )

/**
 * Markers for internal notes, in the twelve languages. A label contains these and companion words only ('internal note
 * for staff'); 'internal courtyard' has a word too many.
 */
const expressions = new Set(listed('expressions'))
const telling = listed('telling')
for (const no of listed('refusals')) for (const verb of telling) expressions.add(`${no} ${verb}`)
/** Words that may accompany a marker. */
const beside = new Set(entriesOf('private-labels/companions').flatMap(wordsOf))
/** 'Private: £45' in a riding school's price list is public; see `isPrivateLabel`. */
const bare = new Set(listed('alone'))
const longestExpression = Math.max(...[...expressions].map((expression) => expression.split(' ').length))
const mostWords = 9

/**
 * True if these words form a label. 'Private' alone counts only with `alone`, since lessons, rooms and parties are
 * private too.
 */
function isPrivateLabel(text: string, { alone = false } = {}): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords) return false
  if (alone && words.length === 1 && bare.has(words[0]!)) return true
  let named = false
  for (let at = 0; at < words.length; ) {
    const length = expressionAt(words, at)
    if (length > 0) named = true
    else if (!beside.has(words[at]!)) return false
    at += Math.max(1, length)
  }
  return named
}

/** Word count of the longest marker that begins here; 0 if none does. */
function expressionAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestExpression, words.length - at); length > 0; length--)
    if (expressions.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** A label starts within this distance of the line's start. */
const reach = 90

const closers: Record<string, string> = {
  '[': ']',
  '(': ')',
  '<': '>',
  '{': '}',
  '【': '】',
  '「': '」',
  '〔': '〕',
}

/** Strips bullets, numbers, quotation marks, emphasis, ticks and emoji from the start of a line. */
function withoutMarks(line: string): string {
  let rest = line
  for (let times = 0; times < 3; times++) {
    const before = rest
    rest = rest.replace(/^[^\p{L}\p{N}[(<{【「〔]{1,40}/u, '')
    rest = rest
      .replace(/^\[[ xX✓✔]?\]\s?/u, '')
      .replace(/^\(?(?:\p{N}{1,3}|[a-zA-Z])[.)](?:\s|(?=\p{L}{2}))/u, '')
    if (rest === before) break
  }
  return rest
}

/** True for a line that is only a label: the text below it is private. */
export function isLabelAlone(line: string): boolean {
  const text = visibleText(line).trim()
  return text.length <= reach && isPrivateLabel(withoutMarks(text), { alone: true })
}

/** Matches 'Internal: …', '- **Staff only** …', '[internal] …' and 'Confidential. …'. */
export function beginsWithLabel(line: string): boolean {
  const text = withoutMarks(visibleText(line).trimStart()).slice(0, reach)
  return beginsWithBracket(text) || labelBefore(text, /[:：]/, true) || labelledAnotherWay(text, line)
}

function beginsWithBracket(text: string): boolean {
  const closer = closers[text[0] ?? '']
  if (!closer) return false
  const end = text.indexOf(closer)
  const inside = text.slice(1, end < 0 ? undefined : end)
  if (labelBefore(inside, /[:：]/, true)) return true
  return end > 0 && isPrivateLabel(inside, { alone: true })
}

/** A dash, a bar, a full stop or closing emphasis also ends a label. */
const labelledAnotherWay = (text: string, line: string) =>
  labelBefore(text, /\s[-–—]{1,2}\s|[–—]\s|[|.!。！]/, false) ||
  (/^[^\p{L}\p{N}]{0,20}[*_`]/u.test(line.trimStart()) && labelBefore(text, /[*_`]/, false))

const beforePrice = `${wordsNamed('before a price')}|${wordsNamed('before a price of a line')}`
const money = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,4}(?:(?:${beforePrice}) )?(?:\p{Sc}|\p{N}+(?:[.,]\p{N}+)? ?(?:\p{Sc}|eur|usd|gbp|chf|kr))`,
  'iu',
)

function labelBefore(text: string, separator: RegExp, alone: boolean): boolean {
  const found = separator.exec(text)
  if (!found) return false
  const rest = text.slice(found.index + found[0].length)
  return isPrivateLabel(text.slice(0, found.index), { alone: alone && !money.test(rest) })
}

const sentenceEnds = /[.!?;]["”’)]{0,2}\s+|[。！？；]/g

/**
 * Splits a line at a label further on: public text comes before 'Confidential: …' or around '(internal: …)'. Null if it
 * has no label.
 */
export function splitAtLabel(line: string): { told: string; kept: string } | null {
  const text = visibleText(line)
  const trailing = /[[({【]([^\][(){}【】]{2,60})[\])}】]\s{0,9}[.!]?\s{0,9}$/u.exec(text.slice(-reach))
  if (trailing && isPrivateLabel(trailing[1]!)) return { told: '', kept: text }
  for (const { 0: mark, index } of text.matchAll(sentenceEnds)) {
    const start = index + mark.length
    const sentence = text.slice(start, start + reach)
    const label = withoutMarks(sentence)
    // In 'The margin is 63 %. Confidential.' the label refers back.
    if (text.length - start <= reach && isPrivateLabel(label)) return { told: '', kept: text }
    if (beginsWithBracket(label) || labelBefore(label, /[:：]/, false) || labelBefore(label, /[.!]/, false))
      return { told: text.slice(0, start).trimEnd(), kept: text.slice(start) }
  }
  return besideBracket(text)
}

function besideBracket(text: string): { told: string; kept: string } | null {
  for (const { 0: opener, index } of text.matchAll(/[[({【]/g)) {
    const inside = text.slice(index + 1, index + 1 + reach)
    const closes = inside.indexOf(closers[opener]!)
    // Square brackets mark the whole line from any position.
    if (opener !== '(' && closes > 0 && isPrivateLabel(inside.slice(0, closes)))
      return { told: '', kept: text }
    if (!labelBefore(inside, /[:：]/, false)) continue
    const end = text.indexOf(closers[opener]!, index)
    const behind = end < 0 ? text.length : end + 1
    return { told: text.slice(0, index).trimEnd() + text.slice(behind), kept: text.slice(index, behind) }
  }
  return null
}
