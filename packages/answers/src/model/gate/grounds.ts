import { detectLanguage } from '../../language/detect.ts'
import { fold } from '../../language/fold.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language, Message } from '../../types.ts'
import type { QuestionType } from '../../understand/type/question-type.ts'
import { questionType } from '../../understand/type/read-question-type.ts'
import { gate } from '../../weights.ts'
import { Evidence } from '../evidence.ts'
import type { SourcePassage } from '../source-passage.ts'
import { type EvidenceLine, evidenceLines, presence, type SaidWord, saidWords } from './lines.ts'
import { type Value, valuesIn } from './values.ts'
import { gateWords } from './wording.ts'

export interface GroundsInput {
  /** The passages that the model was given to answer from: by number, then what has none. */
  told: readonly SourcePassage[]
  /** The number of those with a number; all where none is told. */
  numbered?: number
  /** What the site says besides: it proves nothing that a model says which never saw it, and yet speaks against it. */
  further?: readonly SourcePassage[]
  /** The addresses it was to answer from: a page's address counts as told, too. */
  urls?: readonly string[]
  question: string
  /** The messages before: they prove nothing, but sums may be made with their numbers. */
  before?: readonly Message[]
  /** The business's people, as its pages name them. */
  people?: readonly string[]
  /** The business's name. */
  name: string
  /** The language of the pages. */
  language: Language
  /** Whether the business has a website, of which may be spoken. */
  hasWebsite?: boolean
  /** The language that is answered in; where none is told, any may be. */
  speaks?: Language | undefined
}

/** What a model's sentences are held against. */
export interface Grounds {
  /** All lines the site is known to say: any of them may speak against a sentence. */
  lines: readonly EvidenceLine[]
  /** The lines that may prove a sentence. */
  given: readonly EvidenceLine[]
  /** The number of passages that have a number. */
  numbered: number
  /** The places of what was given, by the page it is from: what has none stands alone. */
  pages: readonly (readonly number[])[]
  hasWebsite: boolean
  speaks: Language | null
  language: Language
  question: { text: string; type: QuestionType; words: readonly SaidWord[]; values: readonly Value[] }
  /** The numbers of the question and of what the visitor said before. */
  asked: readonly Value[]
  before: { words: readonly SaidWord[]; values: readonly Value[] }
  /** The folded words of the people's names. */
  names: ReadonlySet<string>
  /** The weight of a word by how much it tells lines apart: the rarer, the more. */
  weightOf(word: SaidWord): number
  /** The evidence for contacts, and for sentences in another language than the site's. */
  evidence: Evidence
  /** The same where only some of what was given may prove a sentence. */
  from(told: readonly number[]): Grounds
}

const titles = new RegExp(`^(?:${wordsNamed('title')}|${gateWords('title')})$`, 'i')

export function readGrounds(input: GroundsInput): Grounds {
  const { told, further = [], urls = [], name } = input
  const texts = told.map(({ title, heading, text }) => `${title}\n${heading.join('\n')}\n${text}`)
  const evidence = new Evidence([...texts, ...urls, name], input.language)
  const { language } = evidence
  const lines = evidenceLines([...told, ...further], language)
  const seenIn = new Map<string, number>()
  for (const { own } of lines) for (const form of own.forms) seenIn.set(form, (seenIn.get(form) ?? 0) + 1)
  const spoken = detectLanguage(input.question, language).language
  const said = (turns: readonly Message[]) => turns.map(({ content }) => content).join('\n')
  const before = said(input.before ?? [])
  const asked = said((input.before ?? []).filter(({ role }) => role === 'user'))
  const ofBusiness = new Set(tokenise(name, language).map(({ folded }) => folded))
  const people = (input.people ?? []).flatMap((person) => fold(person).match(/\p{L}+/gu) ?? [])
  const values = valuesIn(input.question, spoken)
  const pageOf = (at: number) => told[at]!.url || at
  const pages = [...Map.groupBy(told.keys(), pageOf).values()]
  const grounds: Grounds = {
    pages,
    lines,
    given: lines.filter(({ passage }) => passage < told.length),
    numbered: input.numbered ?? told.length,
    hasWebsite: input.hasWebsite ?? true,
    speaks: input.speaks ?? null,
    language,
    evidence,
    question: {
      text: input.question,
      type: questionType(input.question, spoken),
      words: saidWords(input.question, spoken),
      values,
    },
    asked: [...values, ...valuesIn(asked, spoken)],
    before: { words: saidWords(before, spoken), values: valuesIn(before, spoken) },
    names: new Set(people.filter((word) => word.length > 2 && !titles.test(word) && !ofBusiness.has(word))),
    weightOf: ({ forms }) =>
      Math.log(1 + lines.length / Math.max(1, ...forms.map((form) => seenIn.get(form) ?? 0))),
    from: (some) => ({
      ...grounds,
      given: lines.filter(({ passage }) => some.includes(passage)),
      evidence: new Evidence([...some.flatMap((at) => texts[at] ?? []), ...urls, name], language),
    }),
  }
  return grounds
}

/** The weight of these words of which a line tells. */
export const tells = (line: EvidenceLine, words: readonly SaidWord[], { weightOf }: Grounds): number =>
  words.reduce(
    (sum, word) =>
      sum + Math.max(presence(word, line.own), presence(word, line.near) * gate.nearby) * weightOf(word),
    0,
  )

/** The lines that tell most of these words, best first. */
export function bestLines(
  words: readonly SaidWord[],
  grounds: Grounds,
  many: number,
  lines: readonly EvidenceLine[] = grounds.lines,
): EvidenceLine[] {
  return lines
    .map((line) => ({ line, score: tells(line, words, grounds) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, many)
    .map(({ line }) => line)
}

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
  // None of the words is about this where no line tells much of them.
  if (most < weightOf(words, grounds) * gate.belongsAtLeast) return false
  if (isOwnersWord(lines, says, words, grounds)) return false
  if (here < most * gate.belongs) return true
  return lines.some((line) => !says(line) && tellsMore(line, lines.filter(says), words))
}

const weightOf = (words: readonly SaidWord[], grounds: Grounds) =>
  words.reduce((sum, word) => sum + grounds.weightOf(word), 0)

/** 'Costs' and 'open' are told by a price and a time alone. */
export const tellsKind = ({ concepts }: SaidWord) =>
  concepts.some((each) => each === '#price' || each === '#hours')

/** The owner says so of what the sentence is about. A page may say otherwise, and in more of the same words. */
function isOwnersWord(
  lines: readonly EvidenceLine[],
  says: (line: EvidenceLine) => boolean,
  words: readonly SaidWord[],
  grounds: Grounds,
): boolean {
  const about = words.filter((word) => !tellsKind(word))
  const owners = lines.filter((line) => line.owners && says(line))
  return (
    about.length > 0 &&
    owners.some((line) => tells(line, about, grounds) >= weightOf(about, grounds) * gate.belongs) &&
    !lines.some((line) => !says(line) && tellsMore(line, owners, about))
  )
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
