import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import { shownBy } from '../../testing/quoted.ts'
import type { Fact } from '../../types.ts'

const url = 'https://inn.example/hours'
const text = `# Opening hours

- Monday to Friday 9:00–17:00
- Saturday 10:00–12:00
- 24 December: 9:00–11:00
- 25 December: closed`
const hours = (label: string, value: string): Fact => ({ kind: 'hours', label, value, url })
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => hours(day, '9:00–17:00'))
const facts = [
  ...week,
  hours('Saturday', '10:00–12:00'),
  hours('24 December', '9:00–11:00'),
  hours('25 December', 'closed'),
]
const index = buildSmallIndex(
  { pages: [{ url, title: 'The Old Mill', language: 'en', text }], facts, timeZone: 'Europe/London' },
  { language: 'en' },
)
const hear = (question: string, now = '2026-11-17T10:00:00Z') =>
  answer({ index, assistant: assistantOf('The Old Mill'), question, now: new Date(now) })

test('what is said of a date is told of that date, and of no day of the week', () => {
  expect(hear('Are you open on 24 December?').text).toContain('9:00–11:00')
  expect(hear('Are you open on 25 December?').text).toContain('closed')
  for (const day of ['Thursday', 'Friday']) {
    const { text: said, confidence } = hear(`Are you open on ${day}?`)
    expect(said).toContain(`${day}: 9:00–17:00`)
    expect(said).not.toContain('December')
    expect(confidence).toBe('sure')
  }
  expect(hear('When are you open?').text).not.toMatch(/11:00|closed/)
})

test.each([
  ['2026-12-23T10:00:00Z', 'Are you open today?', 'Yes. Today (Wednesday): 9:00–17:00.'],
  ['2026-12-23T10:00:00Z', 'Are you open tomorrow?', 'Yes. Tomorrow (24 December): 9:00–11:00.'],
  ['2026-12-24T13:00:00Z', 'Are you open now?', '24 December: 9:00–11:00.'],
  ['2026-12-25T10:00:00Z', 'Are you open today?', 'We are closed on 25 December.'],
  ['2026-12-25T10:00:00Z', 'Are you open on Thursday?', 'Yes. Thursday: 9:00–17:00.'],
])('at %s: %s', (now, question, told) => {
  expect(hear(question, now).text).toContain(told)
})

test('a feast that is named without its date is one of them, and no day of the week', () => {
  const feasts = buildSmallIndex(
    {
      pages: [{ url, title: 'The Old Mill', language: 'en', text: `${text}\n- Good Friday: 10:00–12:00` }],
      facts: [...week, hours('Good Friday', '10:00–12:00'), hours('Viernes Santo', '10:00–12:00')],
      timeZone: 'Europe/London',
    },
    { language: 'en' },
  )
  const say = (question: string, now: string) =>
    answer({ index: feasts, assistant: assistantOf('The Old Mill'), question, now: new Date(now) }).text
  expect(say('Are you open today?', '2027-03-26T10:00:00Z')).toContain('10:00–12:00')
  expect(say('Are you open today?', '2027-03-19T10:00:00Z')).toContain('9:00–17:00')
  expect(say('Are you open on Friday?', '2027-03-16T10:00:00Z')).toContain('Friday: 9:00–17:00')
  expect(say('Are you open on Good Friday?', '2027-03-16T10:00:00Z')).toContain('10:00–12:00')
})

test('some weeks in which nobody is there are closed on each of their days', () => {
  const closed = buildSmallIndex(
    {
      pages: [{ url, title: 'The Old Mill', language: 'en', text }],
      facts: [...week, hours('16 November to 30 November', 'Closed')],
      timeZone: 'Europe/London',
    },
    { language: 'en' },
  )
  const say = (question: string, now: string) =>
    answer({ index: closed, assistant: assistantOf('The Old Mill'), question, now: new Date(now) }).text
  expect(say('Are you open today?', '2026-11-18T10:00:00Z')).toContain('16 November to 30 November: closed.')
  expect(say('Are you open now?', '2026-11-18T10:00:00Z')).toMatch(/^No/)
  expect(say('Are you open today?', '2026-12-01T10:00:00Z')).toContain('9:00–17:00')
})

test('a week in which a page says that it is closed for now is never sworn to', () => {
  const notice = '# Opening hours\n\nMonday to Friday 9:00–17:00\n\nTemporarily closed until further notice.'
  const closed = buildSmallIndex(
    {
      pages: [{ url, title: 'The Old Mill', language: 'en', text: notice }],
      facts: [],
      doubts: week,
      websiteUrl: 'https://inn.example/',
      timeZone: 'Europe/London',
    },
    { language: 'en' },
  )
  const said = answer({
    index: closed,
    assistant: assistantOf('The Old Mill'),
    question: 'Are you open today?',
    now: new Date('2026-11-18T10:00:00Z'),
  })
  expect(said.confidence).toBe('unsure')
  expect(shownBy(said)).toContain('Temporarily closed')
  expect(said.text).not.toMatch(/^Yes/)
})
