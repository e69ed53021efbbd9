import type { Atom } from './atoms.ts'

export interface EntryPoint {
  name: string
  atoms: readonly Atom[]
  /** Characters of the smallest of the four inputs; the largest is eight times as long. */
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
/** What takes less is too short to tell growth from noise. */
const floorMs = 20
/** Nothing that is let in may take longer, however it grows. */
const longestMs = 5_000
export const mostGrowth = 2.5

/** How the time of one entry point grows with an input of one kind: the processor's, which neighbours lengthen less. */
export async function growthOf(entry: EntryPoint, atom: Atom): Promise<Growth> {
  const ms = sizes.map(() => Number.POSITIVE_INFINITY)
  const time = async (nth: number) => {
    const before = process.threadCpuUsage()
    await entry.run(atom, entry.length * sizes[nth]!)
    const { user, system } = process.threadCpuUsage(before)
    ms[nth] = Math.min(ms[nth]!, (user + system) / 1_000)
  }
  await entry.run(atom, entry.length)
  // Other programs can only make it slower, so the best of several is what it takes; most need no second look.
  for (let round = 0; round === 0 || (round < rounds && worstOf(ms) > mostGrowth); round++) {
    for (let nth = 0; nth < sizes.length; nth++) {
      await time(nth)
      // The next would take minutes, and this says enough.
      if (ms[nth]! > longestMs)
        return { atom: atom.name, ms: ms.slice(0, nth + 1), worst: Number.POSITIVE_INFINITY }
    }
  }
  return { atom: atom.name, ms, worst: worstOf(ms) }
}

function worstOf(ms: readonly number[]): number {
  let worst = 0
  // No input takes longer than one twice as large, but for code that was not yet compiled.
  let before = floorMs / 2
  for (let nth = 1; nth < ms.length; nth++) {
    before = Math.max(before, ms[nth - 1]!)
    if (ms[nth]! >= floorMs) worst = Math.max(worst, ms[nth]! / before)
  }
  return worst
}
