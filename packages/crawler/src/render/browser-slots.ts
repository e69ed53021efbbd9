export interface BrowserSlots {
  take(whose: string, signal: AbortSignal): Promise<number>
  give(slot: number, whose: string, usedMs: number): void
  areOthersWaiting(whose: string): boolean
}

interface WaitingForSlot {
  whose: string
  begin(slot: number): void
}

/**
 * Accounts without a slot come first, then those with the least usage, so pages that hang cost only their own
 * account.
 */
export function createBrowserSlots(slots: number): BrowserSlots {
  const free = Array.from({ length: slots }, (_, slot) => slot)
  const waiting: WaitingForSlot[] = []
  const used = new Map<string, number>()
  const open = new Map<string, number>()

  const comesBefore = (one: WaitingForSlot, other: WaitingForSlot) => {
    const slots = (open.get(one.whose) ?? 0) - (open.get(other.whose) ?? 0)
    return (slots || (used.get(one.whose) ?? 0) - (used.get(other.whose) ?? 0)) < 0
  }

  function serve() {
    while (free.length > 0 && waiting.length > 0) {
      const next = waiting.reduce((best, each) => (comesBefore(each, best) ? each : best))
      waiting.splice(waiting.indexOf(next), 1)
      open.set(next.whose, (open.get(next.whose) ?? 0) + 1)
      next.begin(free.shift()!)
    }
    if (waiting.length === 0 && open.size === 0) used.clear()
  }

  return {
    take: (whose, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('it was stopped'))
        const mine: WaitingForSlot = {
          whose,
          begin(slot) {
            signal.removeEventListener('abort', onAbort)
            resolve(slot)
          },
        }
        const onAbort = () => {
          waiting.splice(waiting.indexOf(mine), 1)
          reject(new Error('it was stopped'))
        }
        signal.addEventListener('abort', onAbort, { once: true })
        waiting.push(mine)
        serve()
      }),
    give(slot, whose, usedMs) {
      const left = (open.get(whose) ?? 1) - 1
      if (left > 0) open.set(whose, left)
      else open.delete(whose)
      used.set(whose, (used.get(whose) ?? 0) + usedMs)
      // The last used slot is reused first, because its browser is running.
      free.unshift(slot)
      serve()
    },
    areOthersWaiting: (whose) => waiting.some((each) => each.whose !== whose),
  }
}
