import { answersEntries } from './growth/answers.ts'
import { atoms } from './growth/atoms.ts'
import type { Entry } from './growth/entry.ts'

/**
 * What a text costs that was made up to be expensive, at an eighth, a quarter, half and all of the longest that is
 * let in. Target: twice the text takes no more than 2.5 times as long. `npm run bench -- growth [ENTRY] [ATOM]`
 */

const sizes = [1 / 8, 1 / 4, 1 / 2, 1]
const most = 2.5
/** Below so many milliseconds the clock measures itself. */
const least = 40

/** Computing time of this thread in milliseconds: other work on the machine doesn't count. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

async function measure({ longest, run }: Entry, make: (length: number) => string): Promise<number[]> {
  const costs: number[] = []
  for (const size of sizes) {
    const text = make(longest * size)
    // Three times, and the best: one may still be compiling, another may have memory to clear away.
    const times: number[] = []
    for (let time = 0; time < 3; time++) times.push(await costOf(() => run(text)))
    costs.push(Math.min(...times))
  }
  return costs
}

const growthOf = (costs: readonly number[]) =>
  Math.max(0, ...costs.map((cost, at) => (at > 0 && cost > least ? cost / costs[at - 1]! : 0)))

const [onlyEntry, onlyAtom] = process.argv.slice(2)
let tooMuch = 0
for (const entry of await answersEntries()) {
  if (onlyEntry && entry.name !== onlyEntry) continue
  let worst = { atom: '', costs: [0] }
  for (const [atom, make] of Object.entries(atoms)) {
    if (onlyAtom && atom !== onlyAtom) continue
    const costs = await measure(entry, make)
    if (costs.at(-1)! > worst.costs.at(-1)!) worst = { atom, costs }
    const growth = growthOf(costs)
    if (growth <= most) continue
    tooMuch++
    console.log(`${entry.name}, ${atom}: ${shown(costs)}, growth ${growth.toFixed(1)}`)
  }
  console.log(`${entry.name.padEnd(9)} dearest: ${worst.atom}, ${shown(worst.costs)}`)
}
console.log(tooMuch === 0 ? `none grows by more than ${most}` : `${tooMuch} grow by more than ${most}`)
process.exitCode = tooMuch === 0 ? 0 : 1

function shown(costs: readonly number[]) {
  return `${costs.map((cost) => cost.toFixed(0)).join(' ')} ms`
}
