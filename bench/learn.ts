import { parseArgs } from 'node:util'
import type { Site } from '../packages/answers/src/testing/site.ts'
import { smallSites } from '../packages/answers/src/testing/small-sites.ts'
import type { Said } from '../packages/answers/src/types.ts'
import { chanceBars, likelihood, sureness } from '../packages/answers/src/weights.ts'
import { emptyTally, linesOf, type Tally } from './answers/calibration.ts'
import { learnLikelihood, shareFound } from './learn/likelihood.ts'
import { measureQuestions } from './learn/measure-questions.ts'
import { learnFromLabels } from './learn/report-suspicion.ts'
import { chancesOf, learnSureness } from './learn/sureness.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * Trains the weights of `packages/answers/src/weights.ts` and cross-validates them over the test sites. `--sites FOLDER`
 * adds sites, one JSON file each. Copy the printed weights into the file by hand.
 */
const { values: options } = parseArgs({ options: { sites: { type: 'string' }, labels: { type: 'string' } } })
if (options.labels) {
  await learnFromLabels(options.labels)
  process.exit()
}
const folds = 5
const small = smallSites.map(
  ({ language, name, text, ask, decline }): Site => ({
    id: `${language} ${name}`,
    name,
    language,
    pages: [{ url: 'https://site.example/', title: name, language, text }],
    questions: [
      ...ask.map(([q, heard], at) => ({ id: `${at}`, type: '', q, gold: heard.map((word) => [word]) })),
      ...decline.map((q, at) => ({ id: `not ${at}`, type: '', q, refuse: true })),
    ],
  }),
)
const sites = [...sitesFrom(options.sites), ...small]
const foldOf = new Map(sites.map(({ id }, at) => [id, at % folds]))

const asked = []
for (const site of sites) asked.push(...(await measureQuestions(site)))
const gold = asked.filter(({ candidates }) => candidates.some(({ worth }) => worth > 0))
console.log(`${sites.length} sites, ${asked.length} questions`)

const first = [1, 3, 5]
const found = first.map(() => 0)
const before = first.map(() => 0)
for (let fold = 0; fold < folds; fold++) {
  const learnt = learnLikelihood(gold.filter(({ site }) => foldOf.get(site) !== fold))
  const rest = asked.filter(({ site, hasAnswer }) => hasAnswer && foldOf.get(site) === fold)
  first.forEach((most, at) => {
    found[at]! += shareFound(rest, learnt, most)
    before[at]! += shareFound(rest, likelihood, most)
  })
}
const answerable = asked.filter(({ hasAnswer }) => hasAnswer).length
first.forEach((most, at) => {
  console.log(
    `answer in the top ${most}: ${percent(found[at]!, answerable)} on held-out sites, ${percent(before[at]!, answerable)} with the weights in the file`,
  )
})

const told = asked.flatMap(({ told: answers }) => answers)
const judged = Array.from({ length: folds }, (_, fold) => {
  const isLeftOut = ({ site }: { site: string }) => foldOf.get(site) === fold
  return chancesOf(told.filter(isLeftOut), learnSureness(told.filter((each) => !isLeftOut(each))))
}).flat()

const mannerAt = (chance: number): Said =>
  chance >= chanceBars.plain
    ? 'plain'
    : chance >= chanceBars.quoted
      ? 'quoted'
      : chance >= chanceBars.doubtful
        ? 'doubtful'
        : 'none'
const count = (some: typeof judged): Tally => {
  const counted = emptyTally()
  for (const { chance, answer } of some) {
    const manner = counted[mannerAt(chance)]
    if (answer.hasAnswer) manner.answerable++
    else manner.unanswerable++
    if (answer.right && mannerAt(chance) !== 'none') manner.right++
  }
  return counted
}
console.log('\nsearch results on held-out sites, with the thresholds in the file')
for (const line of linesOf(count(judged))) console.log(line)

const written = (weights: Record<string, number>) =>
  Object.entries(weights)
    .map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},`)
    .join('\n')
console.log(`\nlikelihood\n${written(learnLikelihood(gold))}\n\nsureness\n${written(learnSureness(told))}`)
console.log(`\nin the file\n${written(likelihood)}\n\n${written(sureness)}`)

function percent(part: number, whole: number) {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}
