/** An ordered queue with backpressure. */
export interface Channel<T> extends AsyncIterable<T> {
  push(item: T): void
  close(): void
  /** Resolves once fewer than `items` are unread, or on abort. */
  room(items: number, signal: AbortSignal): Promise<void>
}

export function createChannel<T>(): Channel<T> {
  const items: T[] = []
  let closed = false
  const bell = createBell()
  const taken = createBell()
  return {
    push(item) {
      items.push(item)
      bell.ring()
    },
    close() {
      closed = true
      bell.ring()
    },
    async room(count, signal) {
      while (items.length >= count && !signal.aborted) await taken.rung(50)
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const batch = items.splice(0)
        if (!batch.length && closed) return
        yield* batch
        taken.ring()
        if (!items.length && !closed) await bell.rung()
      }
    },
  }
}

export interface Bell {
  ring(): void
  /** Resolves at the next ring or after the timeout. */
  rung(atMostMs?: number): Promise<void>
}

export function createBell(): Bell {
  let waiting: (() => void)[] = []
  return {
    ring() {
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    rung: (atMostMs) =>
      new Promise((resolve) => {
        const timer = atMostMs === undefined ? undefined : setTimeout(resolve, atMostMs)
        waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}
