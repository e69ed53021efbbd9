import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { value, valuesIn } from '../language/value-types.ts'
import type { Cell, IndexedPassage } from './passage.ts'
import { sentencesOf, wordCount } from './sentences.ts'

export type SharedFields = Pick<
  IndexedPassage,
  'page' | 'block' | 'path' | 'language' | 'trust' | 'voice' | 'scope' | 'intro'
>

export const question = /[?？؟]\s*$/
export const longestWholeAnswer = 90

export function passagesOfTerm(term: string, definition: string, shared: SharedFields): IndexedPassage[] {
  if (!definition) return [{ ...shared, kind: 'term', subject: term, text: '' }]
  if (wordCount(definition) <= longestWholeAnswer)
    return [{ ...shared, kind: 'term', subject: term, text: definition }]
  return sentencesOf(definition).map((text) => ({ ...shared, kind: 'sentence', subject: term, text }))
}

export function passagesOfTable(
  header: readonly string[],
  rows: readonly string[][],
  shared: SharedFields,
): IndexedPassage[] {
  const passages: IndexedPassage[] = []
  for (const row of rows) {
    if (speaksToAssistants(row.join(' '))) continue
    const cells: Cell[] = row.slice(1).map((written, index) => cellOf(header[index + 1] ?? '', written))
    const subject = row[0] ?? ''
    // A name across two columns appears in both.
    const filled = cells.filter(({ value }) => value !== '' && value !== subject)
    if (filled.length === 0) {
      if (subject) passages.push({ ...shared, kind: 'sentence', subject: '', text: subject })
      continue
    }
    // A table of questions and answers.
    if (filled.length === 1 && question.test(subject)) {
      passages.push({ ...shared, kind: 'faq', subject, text: filled[0]!.value })
      continue
    }
    const text = filled.map((cell) => (cell.header ? `${cell.header}: ${cell.value}` : cell.value)).join('; ')
    passages.push({ ...shared, kind: 'row', subject, text, cells: filled, subjectHeader: header[0] ?? '' })
  }
  return passages
}

/** '75' below 'Minutes' becomes 75 minutes, '45' below 'Price (£)' £45. */
function cellOf(header: string, written: string): Cell {
  if (!/^\d+(?:[.,]\d+)?$/.test(written)) return { header, value: written }
  const symbol = /[€£$]/.exec(header)?.[0]
  if (symbol) return { header, value: symbol === '€' ? `${written} €` : `${symbol}${written}` }
  const spoken = `${written} ${header.toLowerCase()}`
  return { header, value: header.length <= 12 && valuesIn(spoken) & duration ? spoken : written }
}

const { duration } = value
