import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { answer } from './answer.ts'

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
    assistant: {
      name: 'Strand Park',
      language: 'en',
      multiLanguage: true,
      personality: 'professional',
      tone: 'helpful',
    },
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

test('a make is told by a name beside the thing', () => {
  expect(ask('What make are the cars?').text).toMatch(/Toyota/)
  expect(ask('What make are your treadmills?').answered).toBe(false)
})

test.each([
  'what will car insurance cost me as an 18 year old after i pass',
  'How much is a camping chair?',
  'How much does a replacement licence cost?',
  'How much is it to hire a stand-up paddle board?',
])('%s is not told by another thing', (question) => {
  expect(ask(question).answered).toBe(false)
})
