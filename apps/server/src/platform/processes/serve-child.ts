import { Worker } from 'node:worker_threads'
import { loadCompiled } from './compiled-code.ts'

/** 0 while idle. Loading counts as work. */
const workFlag = new Int32Array(new SharedArrayBuffer(4)).fill(1)

export function setWorking(isAtWork: boolean) {
  Atomics.store(workFlag, 0, isAtWork ? 1 : 0)
  Atomics.notify(workFlag, 0)
}

/** The child's side of `start-child.ts`. `load` runs after the memory watch has started. */
export async function serveChild<Request>(load: () => Promise<(request: Request) => void>) {
  const [memoryMb] = process.argv.slice(2)
  new Worker(new URL('./watch-memory.ts', import.meta.url), {
    workerData: { mostBytes: Number(memoryMb) * 1_048_576, atWork: workFlag },
  }).unref()
  // Ctrl-C reaches the child, too, but only the parent decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  const early: Request[] = []
  const keep = (request: Request) => void early.push(request)
  process.on('message', keep)
  const handle = await loadCompiled(load)
  process.off('message', keep)
  process.on('message', handle)
  for (const request of early) handle(request)
}

export const sendToParent = <Message extends object>(message: Message) => void process.send?.(message)
