import type { Atom } from './atoms.ts'

export interface EntryPoint {
  name: string
  atoms: readonly Atom[]
  /** Length of the smallest of four inputs. */
  length: number
  run(atom: Atom, length: number): unknown
}

export interface Growth {
  atom: string
  ms: number[]
  /** The worst of the three doublings. */
  worst: number
}

const sizes = [1, 2, 4, 8]
const rounds = 6
/** Shorter times are mostly noise. */
const floorMs = 20
/** Limit for any accepted input. */
const longestMs = 5_000
export const mostGrowth = 2.5

/** Measures CPU time, because other processes affect it less than elapsed time. */
export async function growthOf(entry: EntryPoint, atom: Atom): Promise<Growth> {
  const ms = sizes.map(() => Number.POSITIVE_INFINITY)
  const time = async (nth: number) => {
    const before = process.threadCpuUsage()
    await entry.run(atom, entry.length * sizes[nth]!)
    const { user, system } = process.threadCpuUsage(before)
    ms[nth] = Math.min(ms[nth]!, (user + system) / 1_000)
  }
  await entry.run(atom, entry.length)
  // The best of several rounds counts, because other programs can only slow a run down.
  for (let round = 0; round === 0 || (round < rounds && worstOf(ms) > mostGrowth); round++) {
    for (let nth = 0; nth < sizes.length; nth++) {
      await time(nth)
      // The next size would take minutes.
      if (ms[nth]! > longestMs)
        return { atom: atom.name, ms: ms.slice(0, nth + 1), worst: Number.POSITIVE_INFINITY }
    }
  }
  return { atom: atom.name, ms, worst: worstOf(ms) }
}

function worstOf(ms: readonly number[]): number {
  let worst = 0
  // A shorter input that took longer ran before the JIT compiled the code.
  let before = floorMs / 2
  for (let nth = 1; nth < ms.length; nth++) {
    before = Math.max(before, ms[nth - 1]!)
    if (ms[nth]! >= floorMs) worst = Math.max(worst, ms[nth]! / before)
  }
  return worst
}
