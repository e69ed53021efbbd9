import { writeFileSync } from 'node:fs'
import { lookAgainFrom, suspicion } from '../../packages/answers/src/model/gate/gate-weights.ts'
import { suspicionOf } from '../../packages/answers/src/model/gate/judge.ts'
import { heaps, type LabelledSentence, readLabels } from './labels.ts'
import { learnSuspicion } from './suspicion.ts'

const heapsFile = new URL('../adapters/suspicion-by-heap.json', import.meta.url)

/**
 * Learns what each measure of a model's sentence weighs, says what it is worth on passages that were left out, and
 * writes the weights that were learnt without each heap, for `adapters/grounding.ts`.
 */
export async function learnFromLabels(folder: string): Promise<void> {
  const sentences = await readLabels(folder)
  const byHeap = Array.from({ length: heaps }, (_, heap) =>
    learnSuspicion(sentences.filter((one) => one.heap !== heap)),
  )
  const suspected = new Map(sentences.map((one) => [one, suspicionOf(one.measures, byHeap[one.heap]!)]))
  for (const [set, of] of Map.groupBy(sentences, (one) => one.set)) {
    const isLooked = (one: LabelledSentence) => suspected.get(one)! >= lookAgainFrom
    const answers = [...Map.groupBy(of, ({ answer }) => answer).values()].filter((all) =>
      all.some(({ isFalse }) => isFalse),
    )
    const found = answers.filter((all) => all.some((one) => one.isFalse && isLooked(one)))
    console.log(
      `${set}: ${of.length} sentences, AUROC ${areaOf(of.map((one) => [suspected.get(one)!, one.isFalse])).toFixed(3)}; ${percent(found.length, answers.length)} of the answers with something false looked at again, and ${percent(of.filter(isLooked).length, of.length)} of all sentences`,
    )
  }
  const rounded = (weights: typeof suspicion) =>
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(2))]))
  writeFileSync(heapsFile, `${JSON.stringify(byHeap.map(rounded), null, 2)}\n`)
  console.log('\nlearnt\n', rounded(learnSuspicion(sentences)), '\nin the file\n', suspicion)
}

/** How often a false sentence is suspected more than a true one. */
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
