import { afterEach, expect, test, vi } from 'vitest'
import { startComposing } from './composing.ts'

afterEach(() => vi.useRealTimers())

const harbour = 'https://harbour.example/'
const listening = () => new AbortController().signal

test('a process that answered in time is not killed by the timeout later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const composing = startComposing(harbour, listening())
  const tooLong = 121_000
  for (let nth = 0; nth < 2; nth++) {
    expect(await composing.ask({ type: 'facts' })).toEqual({ type: 'facts', facts: [] })
    await vi.advanceTimersByTimeAsync(tooLong)
  }
  composing.end()
})

test('stopping a finished scan doesn’t end the process of the next one', async () => {
  const first = new AbortController()
  const over = startComposing(harbour, first.signal)
  expect(await over.ask({ type: 'facts' })).toEqual({ type: 'facts', facts: [] })
  over.end()
  const next = startComposing('https://quay.example/', listening())
  const answer = next.ask({ type: 'facts' })
  first.abort()
  expect(await answer).toEqual({ type: 'facts', facts: [] })
  next.end()
})

test('a pending answer of a stopped scan doesn’t reach the next one', async () => {
  const left = startComposing(harbour, listening())
  left.ask({ type: 'facts' }).catch(() => {})
  left.end()
  const next = startComposing('https://quay.example/', listening())
  expect(await next.ask({ type: 'more' })).toMatchObject({ type: 'end' })
  next.end()
})
