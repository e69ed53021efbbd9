import { expect, test } from 'vitest'
import { samples } from './catalogue.ts'
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

test.each(samples.map(({ id }) => id))('%s is filled whole', async (id) => {
  const filled = fill(await readSample(id), own)
  expect(filled).not.toMatch(/\{\{[A-Z_]+\}\}/)
  const needed = id.startsWith('webhook-') ? [own.webhookSecret] : [own.baseUrl, own.apiKey]
  for (const value of needed) expect(filled).toContain(value)
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
])('%j stays between its quotes, wherever it is pasted', (pasted) => {
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

test('what is not there yet is named', () => {
  expect(fill('{{API_KEY}} {{BOT_TOKEN}} {{ASSISTANT_ID}}', { botToken: ' \n"' })).toBe(
    'YOUR_API_KEY YOUR_BOT_TOKEN YOUR_ASSISTANT_ID',
  )
})

test.each([
  ['Café Zoë', 'cafe-zoe'],
  ['  Harbour & Sons (Dental) ', 'harbour-sons-dental'],
  ['東京歯科', 'assistant'],
])('programs call %s %s', (name, short) => expect(nameForPrograms(name)).toBe(short))
