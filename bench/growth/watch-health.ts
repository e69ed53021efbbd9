import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// A separate thread, because generating large inputs blocks the main one.

const everyMs = 10
const { url } = workerData as { url: string }

let longest = 0
let asked: number | null = null

parentPort?.on('message', () => {
  const waiting = asked === null ? 0 : performance.now() - asked
  parentPort?.postMessage(Math.max(longest, waiting))
  longest = 0
})

for (;;) {
  asked = performance.now()
  await fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer())
  longest = Math.max(longest, performance.now() - asked)
  asked = null
  await sleep(everyMs)
}
