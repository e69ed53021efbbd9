import { sentencesOf } from '../knowledge/sentences.ts'
import type { Passage } from '../types.ts'
import { isRepetition, isWithin, type Line, readLine, readLines } from './repeats.ts'

/**
 * Separates the owner's passages from website ones. Those that aren't in the owner's block already (taught answers,
 * facts, overflow) get a block of their own.
 */
export function splitOwnersPassages(passages: readonly Passage[], owner: string) {
  const block = squeezed(owner)
  const ofOwner = passages.filter(({ owners }) => owners)
  return {
    found: passages.filter(({ owners }) => !owners),
    inOwner: ofOwner.filter(({ text }) => block.includes(squeezed(text))),
    besides: ofOwner.filter(({ text }) => !block.includes(squeezed(text))),
  }
}

const squeezed = (text: string) => ` ${text.replace(/[\s*#>-]+/g, ' ').trim()} `

/** A passage with its visible text; `inSite` marks text that the site block contains. */
export type ShownPassage = { passage: Passage; text: string; inSite: boolean }

/**
 * Removes repeated lines from passages. Passages in the site block keep only a name for citation, and passages without
 * new content are dropped.
 */
export function passagesWithoutRepeats(
  passages: readonly Passage[],
  saidBefore: readonly Line[],
  site: string,
  most: { shown: number; named: number },
): ShownPassage[] {
  const sites = readLines(site)
  const seen: Line[] = []
  const left = { ...most }
  return passages.flatMap((passage) => {
    const lines = readLines(passage.text).filter((line) => !isSaid(line, saidBefore))
    const further = lines.filter((line) => !isSaid(line, sites))
    const isRepeat = further.every((line) => seen.some((other) => isAlike(line, other)))
    seen.push(...further)
    const isNamed = lines.length > 0 && further.length === 0
    if (isRepeat && !isNamed) return []
    if (left[isNamed ? 'named' : 'shown']-- <= 0) return []
    const text = further.map((line) => line.text).join('\n')
    return [{ passage, text, inSite: further.length < lines.length }]
  })
}

/** A paragraph's sentences may be spread over several lines. */
function isSaid(line: Line, before: readonly Line[]): boolean {
  const isIn = (part: Line) => before.some((other) => isRepetition(part, other))
  return isIn(line) || sentencesOf(line.text).every((sentence) => isIn(readLine(sentence)))
}

/** Matches hours as a list and as a table. A short line in a long one may be about something else. */
const isAlike = ({ words }: Line, other: Line) =>
  other.words.size <= words.size * 2 && isWithin(words, other.words)
