import { serveTasks } from '../platform/processes/serve-tasks.ts'
import { crashOnRequest } from './crash-on-request.ts'

// Echoes every text, except for words that make it misbehave.

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
  /** Outside the heap, which V8's limit doesn't cover. */
  'fill buffers'() {
    const all: Buffer[] = []
    for (;;) all.push(Buffer.alloc(8_000_000, 1))
  },
}

await serveTasks<string, string>(async () => ({
  work(text) {
    misbehave[text]?.()
    crashOnRequest(text)
    return text
  },
  describeError: (error) => (error as Error).message,
}))
