import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

// A thread beside the one that works: it still looks when that one is deep in a loop or in native code. What the
// engine itself limits is the heap alone, and an unfolded archive lies beside the heap.

const everyMs = 20
// At rest nothing grows, and looking fifty times a second took an idle process a hundredth of a processor.
const atRestEveryMs = 1_000
const { mostBytes, atWork } = workerData as { mostBytes: number; atWork: Int32Array }
const never = new Int32Array(new SharedArrayBuffer(4))
const parent = process.ppid

// It is killed and never ends by itself, which is when this would be written.
flushCompileCache()

/** Windows does not tell by which signal a process ended. */
function sayWhy() {
  try {
    writeSync(2, 'The process is out of memory.\n')
  } catch {
    // Nobody listens any more.
  }
}

for (;;) {
  Atomics.wait(never, 0, 0, everyMs)
  // Woken by whoever begins to work.
  Atomics.wait(atWork, 0, 0, atRestEveryMs)
  const isOrphan = process.ppid !== parent
  const isTooLarge = process.memoryUsage.rss() > mostBytes
  if (isTooLarge) sayWhy()
  if (isOrphan || isTooLarge) process.kill(process.pid, 'SIGKILL')
}
