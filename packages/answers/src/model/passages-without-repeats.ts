import { sentencesOf } from '../knowledge/sentences.ts'
import type { Passage } from '../types.ts'
import { isWithin, type Line, readLine, readLines, saysAgain } from './repeats.ts'

/**
 * What the owner wrote is found by searching as pages are. It never stands among them: much of it stands in the owner's
 * block already, and the rest (a taught answer, a fact or a line for which there was no room) goes into one of its own.
 */
export function ownersPassagesApart(passages: readonly Passage[], owner: string) {
  const block = squeezed(owner)
  const ofOwner = passages.filter(({ owners }) => owners)
  return {
    found: passages.filter(({ owners }) => !owners),
    inOwner: ofOwner.filter(({ text }) => block.includes(squeezed(text))),
    besides: ofOwner.filter(({ text }) => !block.includes(squeezed(text))),
  }
}

const squeezed = (text: string) => ` ${text.replace(/[\s*#>-]+/g, ' ').trim()} `

/** A passage, what of it is shown, and whether the rest, or all of it, stands in the site's block. */
export type ShownPassage = { passage: Passage; text: string; inSite: boolean }

/**
 * The best passages without the lines that were said before or stand in the site's block. One that stands in the site's
 * block is shown by its name alone, so that it can be cited; one that says nothing more than others do is left out.
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

/** Whether a line is said before; each sentence of a paragraph may stand in a line of its own. */
function isSaid(line: Line, before: readonly Line[]): boolean {
  const isIn = (part: Line) => before.some((other) => saysAgain(part, other))
  return isIn(line) || sentencesOf(line.text).every((sentence) => isIn(readLine(sentence)))
}

/** Opening hours as a list, and as the table they are from. A short line within a long one may be about something else. */
const isAlike = ({ words }: Line, other: Line) =>
  other.words.size <= words.size * 2 && isWithin(words, other.words)
