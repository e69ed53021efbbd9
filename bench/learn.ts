import { parseArgs } from 'node:util'
import { likelihood, sureness } from '../packages/answers/src/weights.ts'
import { learnLikelihood, shareFound } from './learn/likelihood.ts'
import { measureQuestions } from './learn/measure-questions.ts'
import { learnFromLabels } from './learn/report-suspicion.ts'
import { chancesOf, learnSureness } from './learn/sureness.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * Learns the weights of `packages/answers/src/weights.ts` from questions to sites, and says what they are worth
 * on sites that were left out: the sites are dealt into as many heaps as `heaps` says, and each heap is judged by what
 * was learnt from the others. `--sites FOLDER` adds sites, one JSON file each. What is printed is put into the file by hand.
 */
const { values: options } = parseArgs({ options: { sites: { type: 'string' }, labels: { type: 'string' } } })
if (options.labels) {
  await learnFromLabels(options.labels)
  process.exit()
}
const heaps = 5
const sites = sitesFrom(options.sites)
const heapOf = new Map(sites.map(({ id }, at) => [id, at % heaps]))

const asked = []
for (const site of sites) asked.push(...(await measureQuestions(site)))
const gold = asked.filter(({ candidates }) => candidates.some(({ worth }) => worth > 0))
console.log(`${sites.length} sites, ${asked.length} questions`)

const first = [1, 3, 5]
const found = first.map(() => 0)
const before = first.map(() => 0)
for (let heap = 0; heap < heaps; heap++) {
  const learnt = learnLikelihood(gold.filter(({ site }) => heapOf.get(site) !== heap))
  const rest = asked.filter(({ site, hasAnswer }) => hasAnswer && heapOf.get(site) === heap)
  first.forEach((most, at) => {
    found[at]! += shareFound(rest, learnt, most)
    before[at]! += shareFound(rest, likelihood, most)
  })
}
const answerable = asked.filter(({ hasAnswer }) => hasAnswer).length
first.forEach((most, at) => {
  console.log(
    `answer among the best ${most}: ${percent(found[at]!, answerable)} on sites left out, ${percent(before[at]!, answerable)} by the weights in the file`,
  )
})

const bands = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.01]
const chances: { chance: number; right: boolean }[] = []
const told = asked.flatMap(({ told: answers }) => answers)
for (let heap = 0; heap < heaps; heap++) {
  const learnt = learnSureness(told.filter(({ site }) => heapOf.get(site) !== heap))
  chances.push(
    ...chancesOf(
      told.filter(({ site }) => heapOf.get(site) === heap),
      learnt,
    ),
  )
}
for (const [at, from] of bands.slice(0, -1).entries()) {
  const band = chances.filter(({ chance }) => chance >= from && chance < bands[at + 1]!)
  const above = chances.filter(({ chance }) => chance >= from)
  const right = (list: typeof chances) => list.filter((one) => one.right).length
  console.log(
    `chance from ${from.toFixed(2)}: ${band.length} answers, ${percent(right(band), band.length)} right; all above it ${percent(right(above), above.length)} of ${above.length}`,
  )
}

const written = (weights: Record<string, number>) =>
  Object.entries(weights)
    .map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},`)
    .join('\n')
console.log(`\nlikelihood\n${written(learnLikelihood(gold))}\n\nsureness\n${written(learnSureness(told))}`)
console.log(`\nin the file\n${written(likelihood)}\n\n${written(sureness)}`)

function percent(part: number, whole: number) {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}
