import type { arrivedMessage } from '@foyer/contract/chat'
import type { Handoff } from '@foyer/contract/handoff'
import type { z } from 'zod'
import type { Services } from '../../services.ts'
import { holdConversation } from '../conversations/hold-conversation.ts'
import { listPersonMessages } from '../conversations/list-person-messages.ts'
import { showHandoff, waitsUntil } from './show-handoff.ts'
import { type LiveSignals, signalLive } from './signals.ts'
import {
  changeHandoff,
  type HandoffRow,
  isWaitingSince,
  type OwnedConversation,
  saveHandoff,
} from './store.ts'

export type VisitorEvent =
  | { event: 'message'; id: number; data: z.infer<typeof arrivedMessage> }
  | { event: 'handoff'; data: Handoff }
  | { event: 'typing'; data: Record<string, never> }

type NeededServices = Pick<Services, 'db' | 'now' | 'handingOver'>

/**
 * The events of an open chat: the handoff state whenever it changes, and each message of a person once and in order.
 * The chat counts as open while this runs.
 */
export async function* followConversation(
  services: NeededServices,
  signals: LiveSignals,
  conversation: OwnedConversation,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<VisitorEvent> {
  const { db } = services
  let last = after
  let shown = ''
  let typing = false
  let wake = () => {}
  const stop = signals.follow(conversation.conversationId, (event) => {
    // The visitor's own messages and typing are not sent back.
    if (event?.by === 'visitor' && event.what !== 'handoff') return
    typing ||= event?.what === 'typing'
    wake()
  })
  signal.addEventListener('abort', () => wake())
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const open = await noteOpen(services, conversation)
      if (!open) return
      const row = await settle(services, open)
      const status = showHandoff(row, services)
      if (JSON.stringify(status) !== shown) {
        shown = JSON.stringify(status)
        yield { event: 'handoff', data: status }
      }
      for (const said of await listPersonMessages(
        db,
        conversation.accountId,
        conversation.conversationId,
        last,
      )) {
        last = said.id
        typing = false
        yield { event: 'message', id: said.id, data: messageOf(said) }
      }
      if (last > (row.toldUpTo ?? 0)) await changeHandoff(db, conversation, undefined, { toldUpTo: last })
      if (typing) yield { event: 'typing', data: {} }
      typing = false
      const timer = setTimeout(() => wake(), pauseOf(services, row))
      await woken
      clearTimeout(timer)
    }
  } finally {
    stop()
    await noteLeaving(services, conversation)
  }
}

const messageOf = (said: { id: number; content: string; createdAt: Date; author: string | null }) => ({
  id: said.id,
  role: 'assistant' as const,
  content: said.content,
  timestamp: said.createdAt.toISOString(),
  author: said.author ?? '',
})

/** The time until the chat must be recorded as open again, or until the wait for a person ends. */
function pauseOf({ now, handingOver }: NeededServices, row: HandoffRow): number {
  const { presenceMs } = handingOver
  if (row.state !== 'wanted') return presenceMs
  return Math.max(10, Math.min(presenceMs, waitsUntil(row, { handingOver }).getTime() - now().getTime()))
}

async function settle(services: NeededServices, row: HandoffRow): Promise<HandoffRow> {
  if (row.state !== 'wanted' || showHandoff(row, services).state === 'wanted') return row
  const since = new Date(services.now().getTime() - services.handingOver.patienceMs)
  const missed = await changeHandoff(services.db, row, isWaitingSince(since), {
    state: 'missed',
    reason: 'nobody',
  })
  if (missed) await signalLive(services.db, { what: 'handoff', by: 'visitor', ...row })
  return missed ?? row
}

/** Records the chat as open; null if the conversation is gone. */
async function noteOpen(
  { db, now }: NeededServices,
  conversation: OwnedConversation,
): Promise<HandoffRow | null> {
  const change = { visitorSeenAt: now() }
  const noted = await changeHandoff(db, conversation, undefined, change)
  if (noted) return noted
  return db.transaction(async (tx) => {
    const held = await holdConversation(tx, conversation.accountId, conversation.conversationId)
    return held && saveHandoff(tx, held, change)
  })
}

/** Records a closed chat. After a crash, its missing heartbeat has the same effect. */
async function noteLeaving({ db }: NeededServices, conversation: OwnedConversation) {
  await changeHandoff(db, conversation, undefined, { visitorSeenAt: null })
  await signalLive(db, { what: 'handoff', by: 'visitor', ...conversation })
}
