import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

// A third of what others get is left to it where all processors are taken. With much less it would not get
// done, nor a browser even start, in the time it has on a machine that is busy with something else.
const aThirdOfTime = 5

/** The system serves this process, and what it starts from then on, after the others. */
export function giveWay({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    setPriority(pid, aThirdOfTime)
  } catch {
    // It has ended already, or the system knows no priorities: it works all the same.
  }
}
