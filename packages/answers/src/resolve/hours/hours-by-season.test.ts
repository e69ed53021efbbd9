import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'

const text = `# Opening hours

| Season | Monday to Friday | Saturday |
| --- | --- | --- |
| March to June | 8:30–19:00 | 8:30–18:00 |
| July to October | 9:00–18:30 | 9:00–16:00 |
| November to February | 9:00–17:00 | closed |`
const index = buildSmallIndex(
  {
    pages: [{ url: 'https://nursery.example/hours', title: 'Opening hours', language: 'en', text }],
    facts: [],
    timeZone: 'Europe/London',
  },
  { language: 'en' },
)
const assistant = assistantOf('Birch Nursery')
const hear = (question: string, now?: string) =>
  answer({ index, assistant, question, ...(now && { now: new Date(now) }) })

test('a month chooses the part of the year whose hours are told', () => {
  const { text: said, confidence } = hear('When do you close on Saturdays in May?')
  expect(confidence).toBe('sure')
  expect(said).toContain('8:30–18:00 (March to June)')
  expect(said).not.toContain('16:00')
})

test('today is told by the part of the year it is in', () => {
  expect(hear('Are you open today?', '2026-08-15T10:00:00Z').text).toContain('9:00–16:00 (July to October)')
  expect(hear('Are you open right now?', '2026-12-12T10:00:00Z').text).not.toMatch(/^Yes/)
})

test('without a month all parts of the year are told', () => {
  const { text: said } = hear('What are your hours on Saturdays?')
  for (const season of ['March to June', 'July to October', 'November to February'])
    expect(said).toContain(season)
})
