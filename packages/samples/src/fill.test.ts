import { expect, test } from 'vitest'
import { type SampleId, samples } from './catalogue.ts'
import { fill, nameForPrograms } from './fill.ts'
import { readSample } from './read-sample.ts'

const own = {
  baseUrl: 'http://[::1]:3000',
  assistantId: '0b0e8d4c-6f0e-4d38-a7f4-2d9f0a1c3e5b',
  apiKey: 'fy_a_-Ab_9',
  botToken: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
  webhookSecret: 'whsec_Ab+/9w==',
  name: 'cafe-zoe',
}

test.each(samples.map(({ id }) => id))('%s has no placeholder left', async (id) => {
  const filled = fill(await readSample(id), own)
  expect(filled).not.toMatch(/\{\{[A-Z_]+\}\}/)
  const needed = id.startsWith('webhook-') ? [own.webhookSecret] : [own.baseUrl, own.apiKey]
  for (const value of needed) expect(filled).toContain(value)
})

/** The code that sets each program's timeout; null for programs that make no request. */
const timeouts: Record<SampleId, string[] | null> = {
  'discord-python': ['TIMEOUT_SECONDS = 30\n', 'ClientTimeout(total=TIMEOUT_SECONDS)'],
  'discord-node': ['const timeoutMs = 30_000\n', 'AbortSignal.timeout(timeoutMs)'],
  'telegram-python': ['TIMEOUT_SECONDS = 30\n', 'timeout=TIMEOUT_SECONDS), TIMEOUT_SECONDS'],
  'ask-curl': ['--max-time 30 '],
  'ask-node': ['AbortSignal.timeout(30_000)'],
  'ask-python': ['timeout=30)'],
  'ask-go': ['Timeout: 30 * time.Second}'],
  'openai-python': ['timeout=30)'],
  'openai-node': ['timeout: 30_000 }'],
  'openai-curl': ['--max-time 30 '],
  'mcp-config': null,
  'mcp-node': ['  { timeout: 30_000 },\n)\nconst { content }', '} },\n  { timeout: 30_000 },\n)'],
  'webhook-node': null,
  'webhook-python': null,
}

// The samples tests check that programs time out; only the text shows that it is after 30 seconds.
test.each(samples)('$id waits 30 seconds for an answer', async ({ id }) => {
  const text = await readSample(id)
  for (const words of timeouts[id] ?? []) expect(text).toContain(words)
  if (timeouts[id] !== null) return
  expect(text).toMatch(/\{\{[A-Z_]+\}\}/)
  expect(text).not.toMatch(/timeout/i)
})

test.each([
  `x"; import os; os.system("id") #`,
  `x'; process.exit(1) //`,
  'x`${'.concat('process.exit(1)}`'),
  'x$(id)`id`',
  'x\\',
  'x\n\r\u2028import os',
  '</code><img src=x onerror=alert(1)>&lt;',
  '{{API_KEY}}$&',
])('%j cannot break out of its quotes', (pasted) => {
  const everywhere = {
    baseUrl: pasted,
    assistantId: pasted,
    apiKey: pasted,
    botToken: pasted,
    webhookSecret: pasted,
    name: pasted,
  }
  const filled = fill(
    '{{BASE_URL}}|{{ASSISTANT_ID}}|{{API_KEY}}|{{BOT_TOKEN}}|{{WEBHOOK_SECRET}}|{{NAME}}',
    everywhere,
  )
  expect(filled.split('|')).toHaveLength(6)
  expect(filled).not.toMatch(/["'`\\$<>&(){};#\s]/)
})

test('missing values appear as placeholders', () => {
  expect(fill('{{API_KEY}} {{BOT_TOKEN}} {{ASSISTANT_ID}}', { botToken: ' \n"' })).toBe(
    'YOUR_API_KEY YOUR_BOT_TOKEN YOUR_ASSISTANT_ID',
  )
})

test.each([
  ['Café Zoë', 'cafe-zoe'],
  ['  Harbour & Sons (Dental) ', 'harbour-sons-dental'],
  ['東京歯科', 'assistant'],
])('%s becomes %s in programs', (name, short) => expect(nameForPrograms(name)).toBe(short))
