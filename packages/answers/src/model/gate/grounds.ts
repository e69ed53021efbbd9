import { readDays } from '@foyer/calendar/read-days'
import { detectLanguage } from '../../language/detect.ts'
import { fold } from '../../language/fold.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language, Turn } from '../../types.ts'
import { Evidence } from '../evidence.ts'
import type { Told } from '../told.ts'
import { type EvidenceLine, evidenceLines, presence, type SaidWord, saidWords } from './lines.ts'
import { type Value, valuesIn } from './values.ts'

export interface GroundsInput {
  /** What the model was given to answer from. */
  told: readonly Told[]
  /** Those it was to answer from: a page's address counts as told, too. */
  urls?: readonly string[]
  question: string
  /** What was said before: it proves nothing, but sums may begin with its numbers and sentences use its words. */
  before?: readonly Turn[]
  /** The business's people, as its pages name them. */
  people?: readonly string[]
  /** The business's name. */
  name: string
  /** The language of the pages. */
  language: Language
}

/** What a model's sentences are held against. */
export interface Grounds {
  lines: readonly EvidenceLine[]
  language: Language
  question: { text: string; words: readonly SaidWord[]; values: readonly Value[]; days: ReadonlySet<number> }
  before: { words: readonly SaidWord[]; values: readonly Value[] }
  /** Folded words of the people's names. */
  names: ReadonlySet<string>
  /** How much a word tells lines apart: the rarer, the more. */
  weightOf(word: SaidWord): number
  /** For contacts, and for sentences in another language than the site's. */
  evidence: Evidence
}

const titles = /^(?:dr|mr|mrs|ms|prof|herr|frau|sr|sra|mme|mlle|dott)$/

export function readGrounds(input: GroundsInput): Grounds {
  const texts = input.told.map(({ title, heading, text }) => `${title}\n${heading.join('\n')}\n${text}`)
  const evidence = new Evidence([...texts, ...(input.urls ?? []), input.name], input.language)
  const { language } = evidence
  const lines = evidenceLines(input.told, language)
  const seenIn = new Map<string, number>()
  for (const { own } of lines) for (const form of own.forms) seenIn.set(form, (seenIn.get(form) ?? 0) + 1)
  const spoken = detectLanguage(input.question, language).language
  const said = (turns: readonly Turn[]) => turns.map(({ content }) => content).join('\n')
  const before = said(input.before ?? [])
  const asked = said((input.before ?? []).filter(({ role }) => role === 'user'))
  const ofBusiness = new Set(tokenise(input.name, language).map(({ folded }) => folded))
  const people = (input.people ?? []).flatMap((person) => fold(person).match(/\p{L}+/gu) ?? [])
  return {
    lines,
    language,
    evidence,
    question: {
      text: input.question,
      words: saidWords(input.question, spoken),
      values: valuesIn(`${input.question}\n${asked}`, spoken),
      days: new Set(readDays(input.question, spoken, false).flatMap(({ days }) => days)),
    },
    before: { words: saidWords(before, spoken), values: valuesIn(before, spoken) },
    names: new Set(people.filter((word) => word.length > 2 && !titles.test(word) && !ofBusiness.has(word))),
    weightOf: ({ forms }) =>
      Math.log(1 + lines.length / Math.max(1, ...forms.map((form) => seenIn.get(form) ?? 0))),
  }
}

const nearby = 0.4

/** How much of these words a line tells of. */
export const tells = (line: EvidenceLine, words: readonly SaidWord[], { weightOf }: Grounds): number =>
  words.reduce(
    (sum, word) =>
      sum + Math.max(presence(word, line.own), presence(word, line.near) * nearby) * weightOf(word),
    0,
  )

/** The lines that tell most of these words, best first. */
export function bestLines(words: readonly SaidWord[], grounds: Grounds, many: number): EvidenceLine[] {
  return grounds.lines
    .map((line) => ({ line, score: tells(line, words, grounds) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, many)
    .map(({ line }) => line)
}

const enough = 0.6
const atLeast = 0.35

/**
 * Whether something that is told belongs to something else: of all lines with anything of the kind, those that say
 * this tell clearly less of the words it was said with. So £640 is told, and yet not the price of a crown.
 */
export function belongsElsewhere(
  words: readonly SaidWord[],
  grounds: Grounds,
  says: (line: EvidenceLine) => boolean,
  ofTheKind: (line: EvidenceLine) => boolean,
): boolean {
  const lines = grounds.lines.filter(ofTheKind)
  const scores = lines.map((line) => tells(line, words, grounds))
  const most = Math.max(0, ...scores)
  const here = Math.max(0, ...scores.filter((_, at) => says(lines[at]!)))
  // Where no line tells much of the words, none of them is about this.
  if (most < words.reduce((sum, word) => sum + grounds.weightOf(word), 0) * atLeast) return false
  if (here < most * enough) return true
  return lines.some((line) => !says(line) && tellsMore(line, lines.filter(says), words))
}

/** One line has every word of theirs and one that none of them has: 'root canal, molar' beside 'root canal, front tooth'. */
function tellsMore(line: EvidenceLine, others: readonly EvidenceLine[], words: readonly SaidWord[]): boolean {
  const inLine = ({ own }: EvidenceLine) => words.filter((word) => presence(word, own) === 1)
  const best = others.map(inLine).sort((one, other) => other.length - one.length)[0] ?? []
  const here = inLine(line)
  return (
    best.length > 0 &&
    here.length > best.length &&
    best.every((word) => here.includes(word)) &&
    here.some((word) => others.every(({ own }) => presence(word, own) === 0))
  )
}
