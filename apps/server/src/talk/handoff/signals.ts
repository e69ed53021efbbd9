import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import { type Listener, notify } from '../../platform/db/listen.ts'

const signal = z.object({
  /** `message` and `handoff`: there is something new to read; `typing`: somebody writes, which nobody keeps. */
  what: z.enum(['message', 'handoff', 'typing']),
  by: z.enum(['visitor', 'person']),
  accountId: z.string(),
  conversationId: z.string(),
  wanted: z.boolean().optional(),
})
export type LiveSignal = z.infer<typeof signal>

/** Tells every instance; in a transaction, when that commits. */
export const signalLive = (db: Queryable, said: LiveSignal) => notify(db, 'foyer_live', JSON.stringify(said))

type Hear = (signal: LiveSignal | null) => void

export type LiveLine = ReturnType<typeof openLiveLine>

/** Hands each signal to those who follow its conversation or its account, however many others follow theirs. */
export function openLiveLine(listener: Listener) {
  const followers = new Map<string, Set<Hear>>()
  const stop = listener.listen('foyer_live', {
    received(payload) {
      const said = signal.parse(JSON.parse(payload))
      for (const id of [said.conversationId, said.accountId])
        for (const hear of followers.get(id) ?? []) hear(said)
    },
    // Whatever was said while the line was down is in the tables.
    missed() {
      for (const each of followers.values()) for (const hear of each) hear(null)
    },
  })
  return {
    stop,
    /** Follows one conversation or one account, by its id. Returns how to stop. */
    follow(id: string, hear: Hear): () => void {
      const each = followers.get(id) ?? new Set()
      followers.set(id, each.add(hear))
      return () => {
        each.delete(hear)
        if (each.size === 0) followers.delete(id)
      }
    },
  }
}
