import { speaksToAssistants } from '@foyer/text/assistant-commands'
import { linesOf } from '@foyer/text/lines-of'
import { sourcesNamed, wordsNamed } from '../language/patterns.ts'
import { beginsWithLabel, isLabelAlone, splitAtLabel } from './labelled-lines.ts'

const telling = `(?:${wordsNamed('wishes telling')})`

/** Openings of lines that instruct the assistant; `{telling}` is a placeholder for the action. */
const commands = sourcesNamed('wishes').map((source) => new RegExp(source.replace('{telling}', telling)))

/** True for an owner's line that instructs the assistant: it is followed but never shown. */
function addressesAssistant(line: string): boolean {
  const begins = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
  return commands.some((command) => command.test(begins)) || speaksToAssistants(line)
}

export interface OwnersWords {
  /** Text that visitors may see. */
  told: string
  /** Instructions to the assistant, for the model only. */
  wishes: string[]
  /** Both of these in their original order, for the model. */
  open: string
  /** Lines marked 'Internal:', 'Confidential:', 'Staff only:' …, hidden from indexes, models and visitors. */
  kept: string[]
  /** Lines copied from the website, which are neither private nor instructions. */
  crawled: string
}

/** A private part, up to a heading of its level or up to a blank line. */
type Part = { until: 'blank' } | { until: 'heading'; level: number }

const belowAllHeadings = 7
const boldLevel = 8
const plainLevel = 9

const indentOf = (line: string) => /^\s*/.exec(line)![0].replaceAll('\t', '    ').length
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const isRule = (line: string) => /^\s{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/.test(line)

/** The heading's level, 1 being the highest; null for other lines. */
function headingLevel(line: string, next: string | undefined): number | null {
  const marks = /^\s{0,3}(#{1,6})(?:\s|$|(?=\p{L}))/u.exec(line)
  if (marks) return marks[1]!.length
  if (!isBlank(line) && !isRule(line) && next !== undefined && /^\s{0,3}(?:={3,}|-{3,})\s*$/.test(next))
    return next.includes('=') ? 1 : 2
  return /^\s*(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?\s*$/.test(line) ? boldLevel : null
}

/**
 * Decides which of the owner's words are public, followed or private, with and without a model. `isCrawled` recognizes
 * website lines, which an edited prompt mixes with the owner's.
 */
export function splitOwnersWords(
  text: string,
  isCrawled: (line: string) => boolean = () => false,
): OwnersWords {
  const told: string[] = []
  const open: string[] = []
  const crawled: string[] = []
  const wishes: string[] = []
  const kept: string[] = []
  const lines = linesOf(text)
  let part: Part | null = null
  /** Indentation of the previous private line while lines may continue it. */
  let wrapped: { indent: number; open: boolean } | null = null

  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const level = headingLevel(line, next)
    if (part && endsPart(part, line, level, lines[at - 1])) part = null
    if (isBlank(line)) {
      if (!part) {
        told.push(line)
        open.push(line)
      }
      if (wrapped) wrapped.open = false
      continue
    }
    if (isCrawled(line.trim())) {
      crawled.push(line)
      wrapped = null
      continue
    }
    if (part || (wrapped && goesOn(line, wrapped))) {
      kept.push(line.trim())
      if (wrapped) wrapped.open = isOpen(line)
      continue
    }
    wrapped = null
    if (isLabelAlone(line)) {
      kept.push(line.trim())
      if (level === null && !isBlank(next) && indentOf(next!) > indentOf(line))
        wrapped = { indent: indentOf(line), open: false }
      else part = partBeneath(level, next)
      continue
    }
    if (beginsWithLabel(line)) {
      kept.push(line.trim())
      if (level !== null && level < belowAllHeadings) part = { until: 'heading', level }
      else wrapped = { indent: indentOf(line), open: isOpen(line) }
      continue
    }
    const beside = splitAtLabel(line)
    if (beside) {
      kept.push(beside.kept.trim())
      wrapped = { indent: indentOf(line), open: isOpen(line) }
    }
    const rest = beside ? beside.told : line
    if (rest.trim() === '') continue
    open.push(rest)
    if (addressesAssistant(rest)) wishes.push(rest.trim())
    else told.push(rest)
  }
  const joined = (of: string[]) => of.join('\n').trim()
  return { told: joined(told), wishes, open: joined(open), kept, crawled: joined(crawled) }
}

export const withoutPrivateLines = (text: string): string => splitOwnersWords(text).open

function partBeneath(level: number | null, next: string | undefined): Part {
  if (level !== null) return { until: 'heading', level }
  // Text right below forms one paragraph. After a blank line nothing marks the end.
  return isBlank(next) ? { until: 'heading', level: plainLevel } : { until: 'blank' }
}

function endsPart(part: Part, line: string, level: number | null, before: string | undefined): boolean {
  if (part.until === 'blank') return isBlank(line)
  // A line right under a heading belongs to the heading and ends nothing.
  if (part.level >= belowAllHeadings && isRule(line) && isBlank(before)) return true
  if (level === null) return false
  return part.level === plainLevel ? level < belowAllHeadings : level <= part.level
}

/** True if a private line continues: indented further, or in the middle of a sentence. */
const goesOn = (line: string, { indent, open }: { indent: number; open: boolean }) =>
  indentOf(line) > indent || (open && /^\s*\p{Ll}/u.test(line))

const isOpen = (line: string) => !/[.!?…:;。！？।]["”’)*_]{0,3}\s*$/.test(line)
