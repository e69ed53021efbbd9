import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

// Leaves the browser about a third of a full share when all cores are busy. With less, it would not start within its
// time limit.
const aThirdOfTime = 5

export function giveWay({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    setPriority(pid, aThirdOfTime)
  } catch {
    // The process has exited or the system has no priorities; both are harmless.
  }
}
