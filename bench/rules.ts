import { parseArgs } from 'node:util'
import { type Asked, askSite, type Judgement } from './rules/ask-site.ts'
import { rules } from './rules/rules.ts'
import { sitesFrom } from './rules/sites.ts'

/**
 * What each rule of the built-in answerer is worth: how often it had a part in an answer, and whether that answer was
 * right. `--without` also asks every site again without the rule: the figures are what the rule brings (right answers)
 * and spares (wrong ones), and on how many sites. `--sites FOLDER` adds sites that no rule was written for.
 */
const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    without: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const sites = sitesFrom(options.sites)

type Counts = Record<Judgement, number>
const count = (asked: readonly Asked[]): Counts => {
  const counts: Counts = { right: 0, wrong: 0, missed: 0 }
  for (const { judgement } of asked) counts[judgement]++
  return counts
}

const before = new Map<string, Asked[]>()
for (const site of sites) before.set(site.id, await askSite(site))
const all = count([...before.values()].flat())
console.log(
  `${sites.length} sites: ${all.right} right, ${all.wrong} wrong, ${all.missed} missed. ${rules.length} rules.`,
)

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

for (const rule of rules.filter(({ name }) => !options.only || name.includes(options.only))) {
  const heard = sites.filter(({ id }) => before.get(id)!.some(({ trace }) => trace.includes(rule.name)))
  const { right, wrong, missed } = count(
    heard.flatMap(({ id }) => before.get(id)!.filter(({ trace }) => trace.includes(rule.name))),
  )
  const had = `${rule.name.padEnd(36)} ${String(heard.length).padStart(3)} sites ${String(right).padStart(4)} right ${String(wrong).padStart(3)} wrong ${String(missed).padStart(4)} missed`
  if (!options.without) {
    console.log(had)
    continue
  }
  const bring = rule.leaveOut()
  let gained = 0
  let spared = 0
  const matters: string[] = []
  for (const site of sites) {
    const [with_, without] = [count(before.get(site.id)!), count(await askSite(site))]
    gained += with_.right - without.right
    spared += without.wrong - with_.wrong
    if (with_.right !== without.right || with_.wrong !== without.wrong) matters.push(site.id)
  }
  bring()
  console.log(
    `${had}   brings ${signed(gained)} right, spares ${signed(spared)} wrong: ${matters.join(', ')}`,
  )
}
