import { parseArgs } from 'node:util'
import { askSite, type JudgedQuestion, type Judgement } from './rules/ask-site.ts'
import { claimsOf, judgeAll, type Kind, kinds } from './rules/judge-sentences.ts'
import { gateRules, rules } from './rules/rules.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * What each rule of the built-in answerer is worth: how often it had a part in an answer, and whether that answer was
 * right. `--without` also asks every site again without the rule: the figures are what the rule brings (right answers)
 * and spares (wrong ones, and answers to what visitors of other businesses ask), and on which sites. A factor has a part
 * in every answer, so only being left out tells what it is worth. `--sites FOLDER` adds sites that no rule was written for.
 *
 * Objections to a model's sentences are tried on the sentences that the answerer says, which are true, on the same with
 * another figure, and on what it says of other businesses: the last two should fall.
 */
const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    without: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const sites = sitesFrom(options.sites)

type Counts = Record<Judgement, number> & { strangers: number }
const count = (asked: readonly JudgedQuestion[]): Counts => {
  const counts: Counts = { right: 0, wrong: 0, missed: 0, strangers: 0 }
  for (const { judgement, stranger } of asked) {
    if (!stranger) counts[judgement]++
    else if (judgement === 'wrong') counts.strangers++
  }
  return counts
}
const told = ({ right, wrong, missed, strangers }: Counts) =>
  `${String(right).padStart(4)} right ${String(wrong).padStart(3)} wrong ${String(missed).padStart(3)} missed ${String(strangers).padStart(3)} strangers answered`

const askAll = async () =>
  new Map(await Promise.all(sites.map(async (site) => [site.id, await askSite(site, sites)] as const)))
const before = await askAll()
console.log(`${sites.length} sites, ${rules.length} rules: ${told(count([...before.values()].flat()))}`)

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

for (const rule of rules.filter(({ name }) => !options.only || name.includes(options.only))) {
  const fired = [...before].map(
    ([id, asked]) => [id, asked.filter(({ trace }) => trace.includes(rule.name))] as const,
  )
  const heard = fired.filter(([, asked]) => asked.length > 0).length
  const part = rule.weighsInEveryAnswer
    ? 'weighs in every answer'
    : `${String(heard).padStart(2)} sites ${told(count(fired.flatMap(([, asked]) => asked)))}`
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
    .filter((id) => told(count(before.get(id)!)) !== told(count(after.get(id)!)))
  console.log(
    `${had}   brings ${signed(now.right - then.right)} right, spares ${signed(then.wrong - now.wrong)} wrong and ${signed(then.strangers - now.strangers)} strangers: ${matters.join(', ')}`,
  )
}

const claims = await claimsOf(sites)
const fallen = judgeAll(claims)
const countFallen = (by: (objection: string | null) => boolean, of: readonly (string | null)[] = fallen) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      of.filter((objection, at) => claims[at]!.kind === kind && by(objection)).length,
    ]),
  ) as Record<Kind, number>
const toldOf = (counts: Record<Kind, number>) =>
  kinds.map((kind) => `${String(counts[kind]).padStart(4)} ${kind}`).join('')

console.log(`\nsentences, of which fall${toldOf(countFallen((objection) => objection !== null))}`)
console.log(`${claims.length} in all          ${toldOf(countFallen(() => true))}`)
for (const rule of gateRules.filter(({ name }) => !options.only || name.includes(options.only))) {
  const had = `falls/${rule.name.padEnd(28)}${toldOf(countFallen((objection) => objection === rule.name))}`
  if (!options.without) {
    console.log(had)
    continue
  }
  const putBack = rule.leaveOut()
  const after = judgeAll(claims)
  putBack()
  const passing = (objection: string | null) => objection === null
  const [now, then] = [countFallen(passing), countFallen(passing, after)]
  console.log(
    `${had}   without it ${kinds.map((kind) => `${signed(then[kind] - now[kind])} ${kind}`).join(', ')} pass`,
  )
}
