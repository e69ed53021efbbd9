import { linesOf } from '@foyer/text/lines-of'
import { addressesAssistant } from './addresses-assistant.ts'
import { beginsWithLabel, isLabelAlone, toldBesideLabel } from './labelled-lines.ts'

export interface OwnersWords {
  /** The words that visitors may be told. */
  told: string
  /** Wishes to the assistant: a model gets them, nobody is told them. */
  wishes: string[]
  /** Both of these in the order they were written: what a model may read. */
  open: string
  /** The lines marked 'Internal:', 'Confidential:', 'Staff only:' …: they reach no index, no model and no visitor. */
  kept: string[]
  /** Lines of the website among the owner's. They are never private, and never a wish. */
  crawled: string
}

/** A private part: until a heading of its level or above, or until a blank line. */
type Part = { until: 'blank' } | { until: 'heading'; level: number }

const belowAllHeadings = 7
const boldLevel = 8
const plainLevel = 9

const indentOf = (line: string) => /^\s*/.exec(line)![0].replaceAll('\t', '    ').length
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const isRule = (line: string) => /^\s{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/.test(line)

/** The level of a heading, the highest being 1; null where the line is none. */
function headingLevel(line: string, next: string | undefined): number | null {
  const marks = /^\s{0,3}(#{1,6})(?:\s|$|(?=\p{L}))/u.exec(line)
  if (marks) return marks[1]!.length
  if (!isBlank(line) && !isRule(line) && next !== undefined && /^\s{0,3}(?:={3,}|-{3,})\s*$/.test(next))
    return next.includes('=') ? 1 : 2
  return /^\s*(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?\s*$/.test(line) ? boldLevel : null
}

/**
 * The one place that decides what of an owner's words is told, followed or kept; both ways of answering go by it.
 * `isCrawled` knows the lines that came from the website: an edited prompt holds them beside the owner's own.
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
  /** The indentation of the private line before, while lines that belong to it may follow. */
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
    const beside = toldBesideLabel(line)
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

/** An owner's words where only the private lines go. */
export const withoutPrivateLines = (text: string): string => splitOwnersWords(text).open

function partBeneath(level: number | null, next: string | undefined): Part {
  if (level !== null) return { until: 'heading', level }
  // Text right beneath is its paragraph. Where a blank line comes first, nothing says where it ends.
  return isBlank(next) ? { until: 'heading', level: plainLevel } : { until: 'blank' }
}

function endsPart(part: Part, line: string, level: number | null, before: string | undefined): boolean {
  if (part.until === 'blank') return isBlank(line)
  // The line under a heading is a part of that heading, not a rule that ends something.
  if (part.level >= belowAllHeadings && isRule(line) && isBlank(before)) return true
  if (level === null) return false
  return part.level === plainLevel ? level < belowAllHeadings : level <= part.level
}

/** A private line that was wrapped: further in than it began, or with its sentence not yet at an end. */
const goesOn = (line: string, { indent, open }: { indent: number; open: boolean }) =>
  indentOf(line) > indent || (open && /^\s*\p{Ll}/u.test(line))

const isOpen = (line: string) => !/[.!?…:;。！？।]["”’)*_]{0,3}\s*$/.test(line)
