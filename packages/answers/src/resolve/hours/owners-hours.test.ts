import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Fact } from '../../types.ts'

const url = 'https://studio.example/hours'
const text = `# Studio

## Opening hours

| Day | Hours |
| --- | --- |
| Monday | closed |
| Tuesday | 10am–9pm |
| Wednesday to Friday | 10am–6pm |
| Saturday | 9.30am–5.30pm |
| Sunday | 11am–4pm |

## Kiln room

Tuesday to Friday: 12–4pm`

const read: Fact[] = [
  ['Monday', 'closed'],
  ['Tuesday', '10am–9pm'],
  ['Wednesday', '10am–6pm'],
  ['Thursday', '10am–6pm'],
  ['Friday', '10am–6pm'],
  ['Saturday', '9.30am–5.30pm'],
  ['Sunday', '11am–4pm'],
].map(([label, value]) => ({ kind: 'hours', label: label!, value: value!, url, origin: 'text' }))

function ask(question: string, said: Record<string, string>) {
  const facts = read.map((fact): Fact => {
    const value = said[fact.label]
    return value === undefined ? fact : { ...fact, value, origin: 'owner' }
  })
  const pages = [
    { url, title: 'Studio', text },
    {
      url: 'https://studio.example/',
      title: 'Studio',
      text: '# Welcome\n\nOpen Tue 10–9, Wed–Fri 10–6, Sat 9.30–5.30, Sun 11–4.',
    },
  ]
  const index = buildSmallIndex({ pages, facts, timeZone: 'Europe/London' }, { language: 'en' })
  // A Tuesday.
  return answer({
    index,
    assistant: assistantOf('Studio', 'en'),
    question,
    now: new Date('2026-11-17T12:00:00Z'),
  })
}

test('hours that the owner states are told instead of the page’s, as sure', () => {
  const said = ask('When are you open on Saturday?', { Saturday: '12:00–14:00' })
  expect(said).toMatchObject({ confidence: 'sure', text: expect.stringContaining('12:00–14:00') })
  expect(said.text).not.toContain('5.30')
})

test('a day on which the owner closes is closed, today as well', () => {
  const said = ask('Are you open today?', { Tuesday: 'closed' })
  expect(said).toMatchObject({ confidence: 'sure', text: expect.stringMatching(/closed/i) })
  expect(said.text).not.toContain('9pm')
})

test('days of which the owner says nothing, and other rooms, are as the page says', () => {
  expect(ask('When are you open on Sunday?', { Saturday: '12:00–14:00' }).text).toContain('11am–4pm')
  expect(ask('When is the kiln room open on Friday?', { Friday: 'closed' }).text).toContain('12–4pm')
})

test.each([
  ['Saturday', '10:00–14:00'],
  ['Wednesday', '9:00–17:00'],
])('a week that the owner says in one line is read day by day: %s', (day, hours) => {
  const facts: Fact[] = [
    {
      kind: 'hours',
      label: 'Opening hours',
      value: 'Mon–Fri 9:00–17:00, Sat 10:00–14:00',
      url: '',
      origin: 'owner',
    },
  ]
  const index = buildSmallIndex({ pages: [], facts }, { language: 'en' })
  const question = `When are you open on ${day}?`
  const said = answer({ index, assistant: assistantOf('Studio', 'en'), question })
  expect(said).toMatchObject({ confidence: 'sure', text: expect.stringContaining(hours) })
})
