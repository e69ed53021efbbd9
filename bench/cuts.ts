import { parseArgs } from 'node:util'
import { kindOf, kinds } from './cuts/kind-of-remainder.ts'
import { type LabelledAnswer, type LabelledSentence, readOwn, readReplay } from './cuts/labelled-answers.ts'
import { bare, remainderOf } from './cuts/remainder.ts'

/**
 * Cuts single false sentences and pairs of them from answers, and checks whether the rest still reads well. Uses our
 * answers in twelve languages or a replay (`--data FILE --labels FILE`). `--every` also cuts true sentences;
 * `--show 30` and `--only de` choose what is printed.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    labels: { type: 'string' },
    every: { type: 'boolean', default: false },
    only: { type: 'string' },
    show: { type: 'string', default: '30' },
  },
})

const answers = options.data && options.labels ? readReplay(options.data, options.labels) : readOwn()

function cutsOf({ sentences }: LabelledAnswer): LabelledSentence[][] {
  const may = sentences.filter(({ label }) => label === 'false' || (options.every && label === 'true'))
  return may.flatMap((one, nth) => [[one], ...may.slice(nth + 1).map((other) => [one, other])])
}

const marked = (
  { question, sentences }: LabelledAnswer,
  cut: LabelledSentence[],
  kind: string,
  left: string,
) => {
  const said = bare(left)
  const all = sentences.map((each) => {
    if (cut.includes(each)) return each.raw.replace(each.text, `[-${each.text}-]`)
    return said.includes(bare(each.text)) ? each.raw : each.raw.replace(each.text, `(${each.text})`)
  })
  return `${kind.toUpperCase()}  ${question}\n  ${all.join('')}\n→ ${left || '(the built-in answerer takes over)'}\n`
}

for (const [language, of] of Map.groupBy(answers, (answer) => answer.language)) {
  if (options.only && language !== options.only) continue
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<(typeof kinds)[number], number>
  const read: { kind: string; text: string }[] = []
  for (const answer of of)
    for (const cut of cutsOf(answer)) {
      const left = await remainderOf(answer, new Set(cut))
      const kind = kindOf(answer, left)
      counts[kind]++
      if (left) read.push({ kind, text: marked(answer, cut, kind, left) })
    }
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  console.log(`\n${language}: ${all} cuts, ${kinds.map((kind) => `${counts[kind]} ${kind}`).join(', ')}\n`)
  const broken = read.filter(({ kind }) => kind !== 'fine')
  const fine = read.filter(({ kind }) => kind === 'fine')
  const most = Number(options.show)
  const every = Math.max(1, fine.length / Math.max(1, most - broken.length))
  const shown = [
    ...broken,
    ...fine.filter((_, nth) => Math.floor(nth / every) > Math.floor((nth - 1) / every)),
  ]
  for (const { text } of shown.slice(0, Math.max(most, broken.length))) console.log(text)
}
