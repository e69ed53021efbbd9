import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { assistantOf } from '../testing/assistant.ts'
import { converse } from '../testing/converse.ts'
import { shownBy } from '../testing/quoted.ts'
import { splitQuestion } from '../understand/split-question.ts'

let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Strand Park

## Extras on pitches

| Extra | Per night |
| --- | --- |
| Awning | €6 |
| Dog | €4 |
| Second car | €7 |

## Lessons

A parent or friend may sit in the back for the first lesson. After that we prefer you alone.

## What to wear

Flat shoes with a thin sole. Walking boots are not allowed.

## Pregnancy class

From week 14, with a midwife's note.

## Our cars

Our learners drive Toyota cars, replaced every three years. Six treadmills stand in the hall.

## Do you do massages?

We do not offer massage.

## Replacement fob

A replacement fob costs €12. Mattress bags cost €5.

## Can I practise with my parents?

They must be over 21 and the car must be insured for you.

## In every cabin

There is a high chair in every cabin, free of charge.`
  const pages = [{ url: 'http://strand.test/', title: 'Strand Park', text }]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const ask = (question: string) =>
  answer({
    index,
    assistant: assistantOf('Strand Park'),
    question,
  })

test.each<[string, RegExp[]]>([
  ['Can my mum come along on the first lesson, and what shoes should I wear?', [/parent/, /Flat shoes/]],
  ['We are bringing an awning and a dog, what are the extra charges per night?', [/€6/, /€4/]],
  [
    'I am pregnant: what shoes should I wear, and from which week can I join the pregnancy class?',
    [/Flat/, /14/],
  ],
])('%s', (question, told) => {
  const { text } = ask(question)
  for (const part of told) expect(text).toMatch(part)
})

test('what leans on a thing that is not to be had is not told of another', () => {
  expect(ask('Do you shred old documents and what does it cost per bag?').answered).toBe(false)
  const { text } = ask('Do you do massages and how long do they last?')
  expect(text).toMatch(/do not offer/)
  expect(text).not.toMatch(/week|years/)
})

test.each([
  ['what will car insurance cost me as an 18 year old after i pass', /^I couldn't find that/],
  ['How much is a camping chair?', /^I'm not sure this answers it: There is a high chair/],
  ['How much does a replacement licence cost?', /^Our website says: A replacement fob costs €12/],
  ['How much is it to hire a stand-up paddle board?', /^I couldn't find that/],
])('%s is not told by another thing', (question, instead) => {
  const said = ask(question)
  expect(said.answered).toBe(false)
  expect(said.text).toMatch(instead)
})

let boats: KnowledgeIndex
beforeAll(async () => {
  const text = `# Lockside Boats

## Boat hire

| Boat | Half day | Full day | Week |
| --- | --- | --- | --- |
| Canoe | £22 | £35 | £140 |
| Rowing boat | £28 | £45 | £190 |
| Electric day boat | £75 | £120 | £560 |

Electric boats are not hired to anyone under 21.

## On board

Dogs are welcome on board and must be kept on a lead.

## Locks

We do not carry boats up stairs at the locks.

## On the wharf

There is free parking and wifi at the wharf. The bed and breakfast has four rooms; a double costs £95 a night.`
  const pages = [{ url: 'http://boats.test/', title: 'Lockside Boats', text }]
  boats = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const askBoats = (question: string) => converse(boats, 'Lockside Boats', [question])

test.each<[string, RegExp[]]>([
  ['Can my 17 year old hire an electric day boat, and what does it cost for a week?', [/under 21/, /£560/]],
  ['Can you carry a canoe upstairs, and what does a rowing boat cost for a week?', [/do not carry/, /£190/]],
  [
    'I want to bring my dog, does he need a lead and how much is a canoe for half a day?',
    [/on a lead/, /£22/],
  ],
  ['can I bring my dog & is there parking', [/Dogs are welcome/, /free parking/]],
  [
    'Do you sell fishing licences, and how much is a canoe for a full day?',
    [/£35/, /couldn't find the rest/],
  ],
  [
    'How much is a canoe for a full day, and do you sell fishing licences?',
    [/£35/, /couldn't find the rest/],
  ],
  ['Is the canoe inflatable? What does it cost for a week?', [/£140/]],
])('%s', (question, told) => {
  const said = askBoats(question)
  for (const part of told) expect(shownBy(said)).toMatch(part)
})

test('there is such a boat, whatever it has', () => {
  const said = askBoats('Does the electric boat have a toilet and what does it cost for half a day?')
  expect(said.text).toContain('£75')
})

test.each([
  'Can I hire a submarine, and what does it cost for a week?',
  'Does a canoe trolley fold up and what does it cost?',
])('%s is told in neither half, only what comes near is quoted', (question) => {
  const said = askBoats(question)
  expect(said).toMatchObject({ answered: false, confidence: 'unsure' })
  expect(said.text).toMatch(/^(Our website says|I'm not sure this answers it): Canoe: .*£140/)
})

test.each([
  'Do you do bed and breakfast?',
  'Is there parking and wifi?',
  'When do you open and close?',
  'I want to book and pay online, is that possible?',
  'Can you tell me, what does a double cost?',
  'When I come on Sunday, what time do you open?',
])('%s asks once', (question) => {
  expect(splitQuestion(question, 'en')).toHaveLength(1)
})

describe('two things of one row', () => {
  const rows = `| Class | When | Price | Notes |
| --- | --- | --- | --- |
| Family clay | Sundays, 11 to 12.30 | £24 a child | adults free |
| Wheel throwing | Tuesdays, 18:30 to 21:00 | £42 | aprons included |`
  const askKiln = async (question: string) => {
    const pages = [{ url: 'http://kiln.test/', title: 'Kiln', text: `# Kiln\n\n## Classes\n\n${rows}` }]
    return converse(await buildIndex({ pages, facts: [] }, { language: 'en' }), 'Kiln', [question])
  }

  test.each(['What does wheel throwing cost and when is it?', 'When is wheel throwing and how much is it?'])(
    '%s',
    async (question) => {
      const { text, confidence } = await askKiln(question)
      expect(confidence).toBe('sure')
      expect(text).toContain('£42')
      expect(text).toContain('Tuesdays, 18:30 to 21:00')
      expect(text).not.toMatch(/couldn't find/)
    },
  )

  test('what else the row says is quoted rather than said not to be there', async () => {
    const { text } = await askKiln('What does family clay cost and are adults free?')
    expect(text).toMatch(/^Family clay: £24 a child\.[\s\S]*adults free/)
    expect(text).not.toMatch(/couldn't find/)
  })
})
