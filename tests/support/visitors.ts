import assert from 'node:assert/strict'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** A script that would run if it were not escaped. */
export const payload = '<img src=x onerror="document.title=\'owned\'">'

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
