import { daily, days, weekend, workdays } from '@foyer/calendar/day-words'
import { seasonWords } from '@foyer/calendar/seasons'
import { plainLetters } from '@foyer/text/plain-letters'
import { conditionWords, fromWords } from './condition-words.ts'

const beginningLetters = 3
const allWordsOf = (words: Record<string, string | string[]>) => Object.values(words).flat().join(' ')

/** Prefixes of condition words; shorter words are whole. */
const conditionBeginnings = new Set(
  plainLetters(
    [
      ...(['when', 'whom', 'entitled', 'years'] as const).map(conditionWords),
      ...[days, weekend, workdays, daily].map(allWordsOf),
      seasonWords,
      fromWords,
      'under over',
    ].join(' '),
  )
    .match(/\p{L}{2,}/gu)!
    .map((word) => word.slice(0, beginningLetters)),
)
const dateOrAge = /\d[./]\d|\d\s?\+/
/** Scripts without spaces, or with words not listed here. */
const otherScripts = /[\u0590-\u1fff\u3040-\ud7ff]/u

/** A quick check: most names state no condition. */
export function mayStateCondition(text: string): boolean {
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const start = word.slice(0, beginningLetters).toLowerCase()
    if (conditionBeginnings.has(start) || conditionBeginnings.has(plainLetters(start))) return true
  }
  return dateOrAge.test(text) || otherScripts.test(text)
}
