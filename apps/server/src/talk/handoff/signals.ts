import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import { type Listener, notify } from '../../platform/db/listen.ts'

const signal = z.object({
  /** `message` and `handoff` announce stored changes; `typing` is not stored. */
  what: z.enum(['message', 'handoff', 'typing']),
  by: z.enum(['visitor', 'person']),
  accountId: z.string(),
  conversationId: z.string(),
  wanted: z.boolean().optional(),
})
export type LiveSignal = z.infer<typeof signal>

/** Reaches every instance, in a transaction on commit. */
export const signalLive = (db: Queryable, event: LiveSignal) =>
  notify(db, 'foyer_live', JSON.stringify(event))

type SignalHandler = (signal: LiveSignal | null) => void

export type LiveSignals = ReturnType<typeof openLiveSignals>

/** Distributes signals to the followers of their conversation and account. */
export function openLiveSignals(listener: Listener) {
  const followers = new Map<string, Set<SignalHandler>>()
  const stop = listener.listen('foyer_live', {
    received(payload) {
      const event = signal.parse(JSON.parse(payload))
      for (const id of [event.conversationId, event.accountId])
        for (const handle of followers.get(id) ?? []) handle(event)
    },
    // Missed signals are recovered by reading the tables.
    missed() {
      for (const each of followers.values()) for (const handle of each) handle(null)
    },
  })
  return {
    stop,
    follow(id: string, handle: SignalHandler): () => void {
      const each = followers.get(id) ?? new Set()
      followers.set(id, each.add(handle))
      return () => {
        each.delete(handle)
        if (each.size === 0) followers.delete(id)
      }
    },
  }
}
