import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'

let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Gull Rock Climbing

A climbing wall in the old grain store by the harbour.

## Opening hours

| Day | Hours |
| --- | --- |
| Monday to Friday | 9:00 – 21:30 |
| Saturday | 10:00 – 18:00 |
| Sunday | Closed |

## Passes

### Scrambler

£31 a month

- 5 climbing sessions a month
- Free shoe hire

### Summit

£57 a month

- Unlimited climbing sessions
- 3 guest visits a month

## Courses

| Course | Guests | Members | With VAT |
| --- | --- | --- | --- |
| Lead climbing, two evenings | £88 | £71 | £106 |
| Rescue skills survey, one rope | £140 | £119 | £168 |

## Private coaching

| Coaching | Price |
| --- | --- |
| Private bouldering coaching, 60 minutes | £52 |
| Private coaching for two people, 60 minutes | £69 |
| Private lead coaching, 90 minutes | £77 |

## Old ropes

- Worn ropes cannot be mended, only retired.
- We retire them in pairs, unless the other one is younger than two years.

## In short

- Up to 45 climbers by day, 70 in the evening
- Evening soup in the café, for at least 12 people who order ahead

## Handing in kit

Kit can be handed in on weekdays between 8:15 and 9:45. On Sundays the hatch is open from 14:15 to 15:45.

## Complaints

Speak to the duty manager first. We reply within a week.`
  const pages = [{ url: 'https://gull.example/', title: 'Gull Rock Climbing', text }]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const talk = (...questions: string[]) => converse(index, 'Gull Rock Climbing', questions)

describe('what leans on the question before', () => {
  test.each<[string[], RegExp, RegExp]>([
    [
      ['How much is the Scrambler pass?', 'And how many sessions do I get for that?'],
      /5 climbing/,
      /3 guest/,
    ],
  ])('%s', (questions, told, other) => {
    const { text } = talk(...questions)
    expect(text).toMatch(told)
    expect(text).not.toMatch(other)
  })

  test.each([
    ["is it cheaper if I'm a member?", /£71/],
    ['and with the vat on top?', /£106/],
  ])('another price of the same row is shown with the row: %s', (question, told) => {
    const { text, confidence } = talk('How much is lead climbing for guests?', question)
    expect(confidence).toBe('unsure')
    expect(text).toMatch(told)
  })

  test('the second half of a message stays with the thing of the first', () => {
    const { text } = talk('Can worn ropes be mended, and can I retire just one?')
    expect(text).toMatch(/cannot be mended/)
    expect(text).toMatch(/in pairs/)
  })

  test('what nobody is known to do, nobody is told to speak', () => {
    const said = talk('Who teaches yodelling?', 'What languages does she speak?')
    expect(said.answered).toBe(false)
    expect(said.text).toContain("I'm not sure this answers it: Speak to the duty manager")
  })
})

test("a visitor's own case need not be on the price list", () => {
  expect(talk('How much for a rescue skills survey if I bought a yacht').text).toMatch(/£119|£140/)
})
