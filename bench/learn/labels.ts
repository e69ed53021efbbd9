import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Value } from '../../packages/answers/src/language/amounts.ts'
import { detectLanguage } from '../../packages/answers/src/language/detect.ts'
import { readClaim } from '../../packages/answers/src/model/gate/claim.ts'
import { readGrounds } from '../../packages/answers/src/model/gate/grounds.ts'
import { type Measures, measure } from '../../packages/answers/src/model/gate/measures.ts'
import { type Language, languages } from '../../packages/answers/src/types.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

/** Folds for cross-validation. */
export const folds = 5

export type LabelledSentence = {
  set: string
  fold: number
  answer: string
  measures: Measures
  isFalse: boolean
}

type Measured = { measures: Measures; supported: boolean }
type Labelled = {
  id: string
  lang: Language
  question: string
  passages: string[]
  people?: string[]
  /** Answers that must share a fold. Default: answers with the same passages. */
  group?: string
  sentences: { text: string; label: string }[]
}

export const groundsOf = ({
  question,
  lang,
  passages,
  people = [],
}: {
  question: string
  lang: Language
  passages: readonly string[]
  people?: readonly string[] | undefined
}) =>
  readGrounds({
    told: passages.map((text) => ({ title: '', heading: [], text })),
    question,
    people,
    name: '',
    language: lang,
  })

export const foldOf = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16) % folds

/**
 * Reads one set per file. A line is an answer with its question, passages and labelled sentences, or one sentence with
 * its measures, as `export-labels` writes it. 'supported' and 'filler' count as true.
 */
export async function readLabels(folder: string): Promise<LabelledSentence[]> {
  await prepareToAnswer({ languages: [...languages] })
  return readdirSync(folder)
    .filter((file) => /\.jsonl(?:\.gz)?$/.test(file))
    .flatMap((file) => {
      const bytes = readFileSync(join(folder, file))
      const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
      const set = file.replace(/\.jsonl(?:\.gz)?$/, '')
      return text
        .split('\n')
        .filter(Boolean)
        .flatMap((line, at) => readLine(JSON.parse(line), set, at))
    })
}

function readLine(line: Measured | Labelled, set: string, at: number): LabelledSentence[] {
  if ('measures' in line)
    return [
      { set, fold: at % folds, answer: `${set} ${at}`, measures: line.measures, isFalse: !line.supported },
    ]
  const { id, group, sentences, ...asked } = line
  const grounds = groundsOf(asked)
  const earlier: Value[] = []
  return sentences.map(({ text, label }) => {
    const claim = readClaim(text, detectLanguage(text, grounds.language).language)
    const measures = measure(claim, grounds, earlier)
    earlier.push(...claim.values)
    const fold = foldOf(group ?? asked.passages.join('\n'))
    return { set, fold, answer: id, measures, isFalse: label !== 'supported' && label !== 'filler' }
  })
}
