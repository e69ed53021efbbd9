import { afterEach, expect, test, vi } from 'vitest'
import { chunk } from '../../ui/loading/chunk.tsx'
import { toasts } from '../../ui/messages/toast-store.ts'
import { openWhenLoaded } from './open-when-loaded.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

/** Stubs the progress bar. */
function pendingBar() {
  const bar = { hidden: true }
  vi.stubGlobal('document', { getElementById: () => bar })
  return bar
}

test('a chunk opens once loaded, with a progress bar until then', async () => {
  const bar = pendingBar()
  const opened = vi.fn()
  openWhenLoaded(
    chunk(async () => ({ default: () => null })),
    opened,
  )
  expect(bar.hidden).toBe(false)
  await expect.poll(() => bar.hidden).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
})

test('a chunk that fails to load is not opened, and a toast says so', async () => {
  const bar = pendingBar()
  const opened = vi.fn()
  const part = chunk(async () => {
    throw new TypeError('Failed to fetch')
  })
  openWhenLoaded(part, opened)
  await expect.poll(() => bar.hidden).toBe(true)
  expect(opened).not.toHaveBeenCalled()
  expect(toasts.get()).toMatchObject([{ title: 'No connection', open: true }])
})
