import { Readable } from 'node:stream'
import { createSlots } from '../processes/slots.ts'
import { limitStreams } from './limits/limit-streams.ts'

export type Downloads = ReturnType<typeof openDownloads>

/**
 * Streams files from the database. Accounts take turns piece by piece, so slow or many downloads of one don't delay
 * others.
 */
export function openDownloads({ atOnce = 3, mostOfOne = 5 } = {}) {
  const none = Number.POSITIVE_INFINITY
  const slots = createSlots({ atOnce, atOnceOfOne: 1, mostWaiting: none, mostWaitingOfOne: none })
  const open = limitStreams(
    mostOfOne,
    'Too many downloads are open. Please try again when one of them has ended.',
  )

  async function* inTurns(accountId: string, pieces: AsyncIterable<string>) {
    const each = pieces[Symbol.asyncIterator]()
    try {
      for (;;) {
        const release = await slots.take({ whose: accountId })
        const next = await each.next().finally(release)
        if (next.done) return
        yield next.value
      }
    } finally {
      await each.return?.()
    }
  }

  return (accountId: string, pieces: AsyncIterable<string>): Readable => {
    const close = open(accountId)
    return Readable.from(inTurns(accountId, pieces), { objectMode: false }).once('close', close)
  }
}
