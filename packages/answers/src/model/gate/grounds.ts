import { fold } from '@foyer/text/fold'
import { addTo } from '../../language/add-to.ts'
import { type Value, valuesIn } from '../../language/amounts.ts'
import { detectLanguage } from '../../language/detect.ts'
import { wordsNamed } from '../../language/patterns.ts'
import { inSlices, runToEnd } from '../../language/steps.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language, Message } from '../../types.ts'
import type { QuestionType } from '../../understand/type/question-type.ts'
import { questionType } from '../../understand/type/read-question-type.ts'
import type { SourcePassage } from '../source-passage.ts'
import { gate } from './gate-weights.ts'
import { type EvidenceLine, type Marks, readingLines, type SaidWord, saidWords } from './lines.ts'
import { gateWords } from './wording.ts'

/** The weight of a word in each line, from the line itself and from its surroundings. */
interface WordPlaces {
  own: Float64Array
  near: Float64Array
}

type Places = Map<string, number[]>

/** Indexes words by line, because every sentence looks them up. */
function* placesIn(lines: readonly EvidenceLine[]) {
  const own = { forms: new Map() as Places, concepts: new Map() as Places }
  const near = { forms: new Map() as Places, concepts: new Map() as Places }
  const note = (into: typeof own, { forms, concepts }: Marks, at: number) => {
    for (const form of forms) addTo(into.forms, form, at)
    for (const concept of concepts) addTo(into.concepts, concept, at)
  }
  for (const [at, line] of lines.entries()) {
    note(own, line.own, at)
    note(near, line.near, at)
    yield
  }
  const presenceOf = ({ forms, concepts }: SaidWord, places: typeof own) => {
    const found = new Float64Array(lines.length)
    for (const concept of concepts)
      for (const at of places.concepts.get(concept) ?? []) found[at] = gate.byConcept
    for (const form of forms) for (const at of places.forms.get(form) ?? []) found[at] = 1
    return found
  }
  const known = new Map<string, WordPlaces>()
  return {
    isAnywhere: (form: string) => own.forms.has(form) || near.forms.has(form),
    isMeantAnywhere: (concept: string) => own.concepts.has(concept) || near.concepts.has(concept),
    countOf: (form: string) => own.forms.get(form)?.length ?? 0,
    of(word: SaidWord): WordPlaces {
      const key = `${word.forms.join(' ')} ${word.concepts.join(' ')}`
      let places = known.get(key)
      if (!places) {
        places = { own: presenceOf(word, own), near: presenceOf(word, near) }
        known.set(key, places)
      }
      return places
    },
  }
}

export interface GroundsInput {
  /** Passages that the model received. */
  told: readonly SourcePassage[]
  /** Other passages of the site: they can contradict the model but not support it. */
  further?: readonly SourcePassage[]
  /** Addresses of pages, which the model may repeat. */
  urls?: readonly string[]
  question: string
  /** Earlier messages, whose numbers may appear in sums but prove nothing. */
  before?: readonly Message[]
  /** Staff as named on the pages. */
  people?: readonly string[]
  name: string
  /** Language of the pages. */
  language: Language
  /** Language of the answer; undefined allows any. */
  speaks?: Language | undefined
}

/** Everything a model's sentences are checked against. */
export interface Grounds {
  /** Received passages, followed by others of the site; lines refer to them by index. */
  passages: readonly SourcePassage[]
  /** All known lines of the site, any of which may contradict a sentence. */
  lines: readonly EvidenceLine[]
  /** Lines that can support a sentence. */
  given: readonly EvidenceLine[]
  speaks: Language | null
  language: Language
  question: { text: string; type: QuestionType; words: readonly SaidWord[]; values: readonly Value[] }
  /** Numbers in the question and in the visitor's earlier messages. */
  asked: readonly Value[]
  before: { words: readonly SaidWord[]; values: readonly Value[] }
  /** Folded words of staff names. */
  names: ReadonlySet<string>
  /** Rare words weigh more, since they distinguish lines. */
  weightOf(word: SaidWord): number
  /** Everything the model received, folded, for exact matches. */
  text: string
  /** Which lines contain which words. */
  places: ReturnType<typeof placesIn> extends Generator<void, infer Found> ? Found : never
}

/** Enough characters to detect the language. */
const read = 2_000
const titles = new RegExp(`^(?:${wordsNamed('title')}|${gateWords('title')})$`, 'i')

export const readGrounds = (input: GroundsInput): Grounds => runToEnd(readingGrounds(input))

/** Reads in slices, so that a server can do other work in between. */
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

/** Total weight of the words in each line; words around it count with a share. */
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

/** Lines with the most of these words, best first, from those received or from all. */
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
