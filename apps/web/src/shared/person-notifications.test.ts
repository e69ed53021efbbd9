import { afterEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../lib/testing-server.ts'
import { notifyWanted } from './person-notifications.ts'

afterEach(() => vi.unstubAllGlobals())

/** A desktop that shows what it is told, and a browser that was asked for it. */
function desktop(permission: 'granted' | 'denied', stored: Record<string, string>) {
  const shown: string[] = []
  vi.stubGlobal('window', { localStorage: memoryStore(stored) })
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission
      constructor(_title: string, { tag }: { tag: string }) {
        shown.push(tag)
      }
    },
  )
  return shown
}
const chosen = { 'foyer:notify-person': 'on' }

test('a visitor who wants a person is told of where the owner chose it and the browser allows it', () => {
  const shown = desktop('granted', chosen)
  notifyWanted('c1')
  expect(shown).toEqual(['c1'])
})

test('who did not choose it, or whose browser refuses it, is not told', () => {
  const unasked = desktop('granted', {})
  notifyWanted('c1')
  const refused = desktop('denied', chosen)
  notifyWanted('c1')
  vi.unstubAllGlobals()
  // Not every browser can.
  notifyWanted('c1')
  expect([unasked, refused]).toEqual([[], []])
})
