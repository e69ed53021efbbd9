import type { LiveEvent } from '@foyer/contract/handoff'
import type { Services } from '../../services.ts'
import type { LiveSignals } from './signals.ts'

const everything: LiveEvent = { what: 'handoff', conversationId: null }

/** The queue limit for a slow reader, who is then told to reload everything. */
const maxWaiting = 200

/** Tells an owner's screen what to reload. Events contain no data, so nothing is lost between two streams. */
export async function* followAccount(
  { listener }: Pick<Services, 'listener'>,
  signals: LiveSignals,
  accountId: string,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  let waiting: LiveEvent[] = [everything]
  let wake = () => {}
  const add = (event: LiveEvent) => {
    waiting = waiting.length < maxWaiting ? [...waiting, event] : [everything]
    wake()
  }
  const stopLive = signals.follow(accountId, (event) => {
    if (!event) return add(everything)
    // The owner's own typing is not sent back. Other tabs see the message once it is stored.
    if (event.what === 'typing' && event.by === 'person') return
    const { what, conversationId, wanted } = event
    add({ what, conversationId, ...(wanted && { state: 'wanted' as const }) })
  })
  const stopNotices = listener.listen('foyer_notice', {
    received: (id) => id === accountId && add({ what: 'notice', conversationId: null }),
    missed: () => add({ what: 'notice', conversationId: null }),
  })
  signal.addEventListener('abort', () => wake())
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const said = waiting
      waiting = []
      yield* said
      if (waiting.length === 0) await woken
    }
  } finally {
    stopLive()
    stopNotices()
  }
}
