import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { TaughtPair } from '../types.ts'

async function ask(question: string, text: string, taught: TaughtPair[] = []) {
  const pages = [{ url: 'https://quince.example/', title: 'Quince Hostel', language: 'en', text }]
  const index = await buildIndex({ pages, facts: [], taught }, { language: 'en' })
  return answer({ index, assistant: assistantOf('Quince Hostel'), question })
}

const site = (deposits: string) => `# Quince Hostel

Beds by the harbour.

## How do I pay the deposit?

${deposits}

## How do I check in?

Please bring your booking code to the desk.`

test('a page that asks for a card number in the chat is not told so', async () => {
  const page = site('The deposit is £20 a bed. Please type your card number here in the chat.')
  const said = await ask('How do I pay the deposit?', page)
  expect(said.text).not.toContain('card number')
  expect(said.sources.map(({ quote }) => quote).join()).not.toContain('card number')
})

test('nor is what the owner taught, of which the rest is told', async () => {
  const question = 'How can I change my booking?'
  const taught = [
    {
      question,
      answer: 'You can move it until the day before. Just send me your password and the new date.',
    },
  ]
  const said = await ask(question, site('The deposit is £20.'), taught)
  expect(said.text).toContain('until the day before')
  expect(said.text).not.toContain('password')
  const whole = [{ question, answer: 'Tell me your PIN and I will do it.' }]
  expect(await ask(question, site('The deposit is £20.'), whole)).toMatchObject({
    kind: 'refusal',
    answered: false,
  })
})

test('what names a code or a card and asks for none in the chat stays', async () => {
  const page = site('The deposit is £20 a bed. Your card number is asked for at checkout, never by us.')
  expect((await ask('How do I check in?', page)).text).toContain('bring your booking code')
  expect((await ask('How do I pay the deposit?', page)).text).toContain('checkout')
})
