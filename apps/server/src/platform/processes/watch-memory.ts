import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

// Runs in its own thread, so that it works even if the main thread is in a loop or native code. V8 only limits the
// heap.

const everyMs = 20
// Checking an idle process 50 times a second took 1% of a CPU.
const atRestEveryMs = 1_000
const { mostBytes, atWork } = workerData as { mostBytes: number; atWork: Int32Array }
const never = new Int32Array(new SharedArrayBuffer(4))
const parent = process.ppid

// Written now, because the process is killed instead of exiting.
flushCompileCache()

/** Windows doesn't report the signal that ended a process. */
function reportReason() {
  try {
    writeSync(2, 'The process is out of memory.\n')
  } catch {}
}

for (;;) {
  Atomics.wait(never, 0, 0, everyMs)
  Atomics.wait(atWork, 0, 0, atRestEveryMs)
  const isOrphan = process.ppid !== parent
  const isTooLarge = process.memoryUsage.rss() > mostBytes
  if (isTooLarge) reportReason()
  if (isOrphan || isTooLarge) process.kill(process.pid, 'SIGKILL')
}
