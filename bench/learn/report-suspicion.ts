import { writeFileSync } from 'node:fs'
import { lookAgainFrom, suspicion } from '../../packages/answers/src/model/gate/gate-weights.ts'
import { suspicionOf } from '../../packages/answers/src/model/gate/judge.ts'
import { folds, type LabelledSentence, readLabels } from './labels.ts'
import { learnSuspicion } from './suspicion.ts'

const foldsFile = new URL('../adapters/suspicion-by-fold.json', import.meta.url)

/** Trains and cross-validates the suspicion weights, and writes those of each fold for `adapters/grounding.ts`. */
export async function learnFromLabels(folder: string): Promise<void> {
  const sentences = await readLabels(folder)
  const byFold = Array.from({ length: folds }, (_, fold) =>
    learnSuspicion(sentences.filter((one) => one.fold !== fold)),
  )
  const suspected = new Map(sentences.map((one) => [one, suspicionOf(one.measures, byFold[one.fold]!)]))
  for (const [set, of] of Map.groupBy(sentences, (one) => one.set)) {
    const isLooked = (one: LabelledSentence) => suspected.get(one)! >= lookAgainFrom
    const answers = [...Map.groupBy(of, ({ answer }) => answer).values()].filter((all) =>
      all.some(({ isFalse }) => isFalse),
    )
    const found = answers.filter((all) => all.some((one) => one.isFalse && isLooked(one)))
    console.log(
      `${set}: ${of.length} sentences, AUROC ${areaOf(of.map((one) => [suspected.get(one)!, one.isFalse])).toFixed(3)}; ${percent(found.length, answers.length)} of answers with a false sentence verified, and ${percent(of.filter(isLooked).length, of.length)} of all sentences`,
    )
  }
  const rounded = (weights: typeof suspicion) =>
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(2))]))
  writeFileSync(foldsFile, `${JSON.stringify(byFold.map(rounded), null, 2)}\n`)
  console.log('\ntrained\n', rounded(learnSuspicion(sentences)), '\nin the file\n', suspicion)
}

/** Area under the ROC curve. */
function areaOf(marks: readonly (readonly [score: number, isFalse: boolean])[]): number {
  const sorted = marks.toSorted(([one], [other]) => one - other)
  let sum = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]![0] === sorted[from]![0]) to++
    const bad = sorted.slice(from, to).filter(([, isFalse]) => isFalse).length
    sum += bad * ((from + to + 1) / 2)
    from = to
  }
  const bad = marks.filter(([, isFalse]) => isFalse).length
  return (sum - (bad * (bad + 1)) / 2) / (bad * (marks.length - bad))
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
