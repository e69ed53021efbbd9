import assert from 'node:assert/strict'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** What would run, were it not shown as text. */
export const payload = '<img src=x onerror="document.title=\'owned\'">'

/** A small website, one of whose pages is called what would run. */
export const pages = [
  {
    url: 'https://harbour.example/hours',
    title: payload,
    text: '# Opening hours\n\nWe are open Monday to Friday from 8:00 to 18:00.',
  },
  {
    url: 'https://harbour.example/prices',
    title: 'Prices',
    text: '# Prices\n\n| Service | Price |\n| --- | --- |\n| Cleaning | 80 € |',
  },
]

/** A visitor, told from others by their name, asks an assistant. */
export async function askAs(
  app: TestApp,
  assistant: { id: string; apiKey: string },
  visitor: string,
  message: string,
) {
  const { status } = await app.call('POST', `/api/chat/${assistant.id}`, {
    token: assistant.apiKey,
    body: { message, sessionId: visitor },
  })
  assert.equal(status, 200)
}
