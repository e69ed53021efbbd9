import { afterEach, expect, test, vi } from 'vitest'
import { navigateAway } from './navigate-away.ts'

afterEach(() => vi.unstubAllGlobals())

test('the promise stays pending until the browser restores the page', async () => {
  const went: string[] = []
  const window = Object.assign(new EventTarget(), { location: { assign: (url: string) => went.push(url) } })
  vi.stubGlobal('window', window)
  let isBack = false
  const back = navigateAway('https://pay.example/checkout').then(() => {
    isBack = true
  })
  expect(went).toEqual(['https://pay.example/checkout'])
  await Promise.resolve()
  expect(isBack).toBe(false)
  window.dispatchEvent(new Event('pageshow'))
  await back
  expect(isBack).toBe(true)
})
