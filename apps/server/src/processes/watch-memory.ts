import { workerData } from 'node:worker_threads'

// A thread beside the one that works: it still looks when that one is deep in a loop or in native code. What the
// engine itself limits is the heap alone, and an unfolded archive lies beside the heap.

const everyMs = 20
const { mostBytes } = workerData as { mostBytes: number }
const parent = process.ppid

setInterval(() => {
  const isOrphan = process.ppid !== parent
  if (isOrphan || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
}, everyMs)
