import { serveTasks } from '../platform/processes/serve-tasks.ts'
import { crashIfTold } from './crash-words.ts'

// Gives every text back, except that some words make it misbehave.

const misbehave: Record<string, () => void> = {
  hang() {
    for (;;);
  },
  fail() {
    throw new Error('It would not.')
  },
  'fill the heap'() {
    const all: object[] = []
    for (;;) all.push(new Array(100_000).fill({ a: 1 }))
  },
  /** Beside the heap, where the engine counts nothing. */
  'fill buffers'() {
    const all: Buffer[] = []
    for (;;) all.push(Buffer.alloc(8_000_000, 1))
  },
}

await serveTasks<string, string>(async () => ({
  work(text) {
    misbehave[text]?.()
    crashIfTold(text)
    return text
  },
  describeError: (error) => (error as Error).message,
}))
