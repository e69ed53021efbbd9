import type { LiveEvent } from '@foyer/contract/handoff'
import type { Services } from '../../services.ts'
import type { LiveLine } from './signals.ts'

const everything: LiveEvent = { what: 'handoff', conversationId: null }

/** Waiting for a reader who takes nothing, no more than this is kept: they are told to look at everything. */
const mostWaiting = 200

/**
 * What an owner's screen has to look at again. It says where something happened and not what: that is read from where
 * it is stored, so nothing is lost between two streams.
 */
export async function* followAccount(
  { listener }: Pick<Services, 'listener'>,
  line: LiveLine,
  accountId: string,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  let waiting: LiveEvent[] = [everything]
  let wake = () => {}
  const add = (event: LiveEvent) => {
    waiting = waiting.length < mostWaiting ? [...waiting, event] : [everything]
    wake()
  }
  const stopLive = line.follow(accountId, (heard) => {
    if (!heard) return add(everything)
    // The owner knows what they write themselves; other tabs of theirs learn of it when it is said.
    if (heard.what === 'typing' && heard.by === 'person') return
    const { what, conversationId, wanted } = heard
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
