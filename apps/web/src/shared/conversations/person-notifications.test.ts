import { afterEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../../lib/api/test-server.ts'
import { notifyHandoff } from './person-notifications.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs desktop notifications and the browser’s permission. */
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

test('a handoff request shows a notification if the owner enabled it and the browser allows it', () => {
  const shown = desktop('granted', chosen)
  notifyHandoff('c1')
  expect(shown).toEqual(['c1'])
})

test('no notification is shown if it is off, blocked or unsupported', () => {
  const unasked = desktop('granted', {})
  notifyHandoff('c1')
  const refused = desktop('denied', chosen)
  notifyHandoff('c1')
  vi.unstubAllGlobals()
  // This browser has no notifications.
  notifyHandoff('c1')
  expect([unasked, refused]).toEqual([[], []])
})
