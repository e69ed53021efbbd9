import { parseArgs } from 'node:util'
import { askSite, type JudgedQuestion, type Judgement } from './rules/ask-site.ts'
import { claimsOf, judgeAll, type Kind, kinds } from './rules/judge-sentences.ts'
import { gateRules, rules } from './rules/rules.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * Measures what each rule of the built-in answerer contributes. `--without` repeats every site without the rule, which is
 * the only way to measure factors, since they are part of every answer. `--sites FOLDER` adds sites that no rule was
 * written for.
 *
 * Objections to a model's sentences are tested on true sentences, on the same with another figure, and on sentences
 * about other businesses; the last two should be rejected.
 */
const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    without: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const sites = sitesFrom(options.sites)

type Counts = Record<Judgement, number> & { foreign: number }
const count = (asked: readonly JudgedQuestion[]): Counts => {
  const counts: Counts = { right: 0, wrong: 0, missed: 0, foreign: 0 }
  for (const { judgement, isForeign } of asked) {
    if (!isForeign) counts[judgement]++
    else if (judgement === 'wrong') counts.foreign++
  }
  return counts
}
const describe = ({ right, wrong, missed, foreign }: Counts) =>
  `${String(right).padStart(4)} right ${String(wrong).padStart(3)} wrong ${String(missed).padStart(3)} missed ${String(foreign).padStart(3)} foreign answered`

const askAll = async () =>
  new Map(await Promise.all(sites.map(async (site) => [site.id, await askSite(site, sites)] as const)))
const before = await askAll()
console.log(`${sites.length} sites, ${rules.length} rules: ${describe(count([...before.values()].flat()))}`)

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

for (const rule of rules.filter(({ name }) => !options.only || name.includes(options.only))) {
  const fired = [...before].map(
    ([id, asked]) => [id, asked.filter(({ trace }) => trace.includes(rule.name))] as const,
  )
  const heard = fired.filter(([, asked]) => asked.length > 0).length
  const part = rule.weighsInEveryAnswer
    ? 'part of every answer'
    : `${String(heard).padStart(2)} sites ${describe(count(fired.flatMap(([, asked]) => asked)))}`
  const had = `${rule.name.padEnd(34)} ${part}`
  if (!options.without) {
    console.log(had)
    continue
  }
  const putBack = rule.leaveOut()
  const after = await askAll()
  putBack()
  const sum = (map: typeof before) => count([...map.values()].flat())
  const [now, then] = [sum(before), sum(after)]
  const matters = sites
    .map(({ id }) => id)
    .filter((id) => describe(count(before.get(id)!)) !== describe(count(after.get(id)!)))
  console.log(
    `${had}   adds ${signed(now.right - then.right)} right, avoids ${signed(then.wrong - now.wrong)} wrong and ${signed(then.foreign - now.foreign)} foreign: ${matters.join(', ')}`,
  )
}

const claims = await claimsOf(sites)
const rejected = judgeAll(claims)
const countRejected = (
  by: (objection: string | null) => boolean,
  of: readonly (string | null)[] = rejected,
) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      of.filter((objection, at) => claims[at]!.kind === kind && by(objection)).length,
    ]),
  ) as Record<Kind, number>
const describeKinds = (counts: Record<Kind, number>) =>
  kinds.map((kind) => `${String(counts[kind]).padStart(4)} ${kind}`).join('')

console.log(`\nrejected sentences      ${describeKinds(countRejected((objection) => objection !== null))}`)
console.log(`${`of ${claims.length}`.padEnd(24)}${describeKinds(countRejected(() => true))}`)
for (const rule of gateRules.filter(({ name }) => !options.only || name.includes(options.only))) {
  const had = `falls/${rule.name.padEnd(28)}${describeKinds(countRejected((objection) => objection === rule.name))}`
  if (!options.without) {
    console.log(had)
    continue
  }
  const putBack = rule.leaveOut()
  const after = judgeAll(claims)
  putBack()
  const passing = (objection: string | null) => objection === null
  const [now, then] = [countRejected(passing), countRejected(passing, after)]
  console.log(
    `${had}   without it ${kinds.map((kind) => `${signed(then[kind] - now[kind])} ${kind}`).join(', ')} pass`,
  )
}
