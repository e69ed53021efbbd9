import { fold } from '@foyer/text/fold'
import { type Value, valuesIn } from '../../language/amounts.ts'
import { detectLanguage } from '../../language/detect.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { atOneGo, inSlices } from '../../language/steps.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language, Message } from '../../types.ts'
import type { QuestionType } from '../../understand/type/question-type.ts'
import { questionType } from '../../understand/type/read-question-type.ts'
import type { SourcePassage } from '../source-passage.ts'
import { gate } from './gate-weights.ts'
import { type EvidenceLine, readingLines, type SaidWord, saidWords } from './lines.ts'
import { placesIn } from './word-places.ts'
import { gateWords } from './wording.ts'

export interface GroundsInput {
  /** What the model was given to answer from. */
  told: readonly SourcePassage[]
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
  /** The language that is answered in; where none is told, any may be. */
  speaks?: Language | undefined
}

/** What a model's sentences are held against. */
export interface Grounds {
  /** What was given, then what the site says besides: lines tell their place in it. */
  passages: readonly SourcePassage[]
  /** All lines the site is known to say: any of them may speak against a sentence. */
  lines: readonly EvidenceLine[]
  /** The lines that may prove a sentence. */
  given: readonly EvidenceLine[]
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
  /** All that was given, folded: for what has to stand there as it is. */
  text: string
  /** Where words stand in the lines. */
  places: ReturnType<typeof placesIn> extends Generator<void, infer Found> ? Found : never
}

/** Characters that tell a site's language. */
const read = 2_000
const titles = new RegExp(`^(?:${wordsNamed('title')}|${gateWords('title')})$`, 'i')

export const readGrounds = (input: GroundsInput): Grounds => atOneGo(readingGrounds(input))

/** The same in small steps, for whoever has others to serve in between. */
export const readGroundsInSlices = (input: GroundsInput): Promise<Grounds> => inSlices(readingGrounds(input))

function* readingGrounds(input: GroundsInput): Generator<void, Grounds> {
  const { told, further = [], urls = [], name } = input
  const texts = told.map(({ title, heading, text }) => `${title}\n${heading.join('\n')}\n${text}`)
  const text = [...texts, ...urls, name].join('\n')
  const { language } = detectLanguage(text.slice(0, read), input.language)
  yield
  const lines = yield* readingLines([...told, ...further], language)
  const places = yield* placesIn(lines)
  const spoken = detectLanguage(input.question, language).language
  const said = (turns: readonly Message[]) => turns.map(({ content }) => content).join('\n')
  const before = said(input.before ?? [])
  const asked = said((input.before ?? []).filter(({ role }) => role === 'user'))
  const ofBusiness = new Set(tokenise(name, language).map(({ folded }) => folded))
  const people = (input.people ?? []).flatMap((person) => fold(person).match(/\p{L}+/gu) ?? [])
  const values = valuesIn(input.question, spoken)
  return {
    passages: [...told, ...further],
    lines,
    given: lines.filter(({ passage }) => passage < told.length),
    speaks: input.speaks ?? null,
    language,
    text: fold(text),
    places,
    question: {
      text: input.question,
      type: questionType(input.question, spoken),
      words: saidWords(input.question, spoken),
      values,
    },
    asked: [...values, ...valuesIn(asked, spoken)],
    before: { words: saidWords(before, spoken), values: valuesIn(before, spoken) },
    names: new Set(people.filter((word) => word.length > 2 && !titles.test(word) && !ofBusiness.has(word))),
    weightOf: ({ forms }) => Math.log(1 + lines.length / Math.max(1, ...forms.map(places.countOf))),
  }
}

/** The weight of the words that each line tells, of itself or by what stands around it, which counts so much. */
export function weighLines(
  words: readonly SaidWord[],
  { lines, places, weightOf }: Pick<Grounds, 'lines' | 'places' | 'weightOf'>,
  nearby: number,
): Float64Array {
  const weights = new Float64Array(lines.length)
  for (const word of words) {
    const { own, near } = places.of(word)
    const weight = weightOf(word)
    for (let at = 0; at < weights.length; at++)
      weights[at]! += Math.max(own[at]!, near[at]! * nearby) * weight
  }
  return weights
}

/** The lines that tell most of these words, best first: of what was given, which comes first of all lines, or of all. */
export function bestLines(
  words: readonly SaidWord[],
  grounds: Grounds,
  many: number,
  lines: readonly EvidenceLine[] = grounds.lines,
): EvidenceLine[] {
  const scores = weighLines(words, grounds, gate.nearby)
  return lines
    .map((line, at) => ({ line, score: scores[at]! }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, many)
    .map(({ line }) => line)
}
