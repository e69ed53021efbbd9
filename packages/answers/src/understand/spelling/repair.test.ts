import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { isRealWord } from '../../language/real-words.ts'
import { repairText } from './repair-text.ts'

let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Studio

## Courses

Watercolour for beginners costs £42. Bring water and a colour chart. The mock test takes 90 minutes in a manual car.

## In the shop

We gave up spray paint in 2022. Gel manicure: £36. Hair colour and leg wax. Museum glass stops 99% of the light.

## Sports

Six treadmills, no pool. Boxing gloves are lent, and shoes must be flat. The pitch is open all week.`
  const pages = [{ url: 'http://studio.test/', title: 'Studio', text }]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

test.each([
  ['hw much for jel manicuer', 'how much for gel manicure'],
  ['warter colour corse for beginers', 'water colour course for beginners'],
  ['do u hav a swiming costum', 'do u have a swimming costume'],
  ['wat shoos shud i put on', 'what shoes should i put on'],
  ['mok test manuel car', 'mock test manual car'],
  ['boxin gloves', 'boxing gloves'],
  ['childrens wacks', 'childrens wax'],
  ['wich pich', 'which pitch'],
])('%s', (typed, meant) => {
  expect(repairText(typed, 'en', index)).toBe(meant)
})

test.each([
  'Do you shred old documents?',
  'Can you redo my roots?',
  'I dyed it at home',
  'Do you sell cardboard boxes?',
  'Are there bats or caves?',
  'Can you mend a torn print?',
  'Do you sell whey?',
  'Can I bring a mate?',
  'Can you weld it?',
  'Do the beds have feather pillows?',
])('%s is spelled right', (typed) => {
  expect(repairText(typed, 'en', index)).toBe(typed)
})

test('forms of a word are words; names and slips are not', () => {
  expect(['rebuilt', 'ceilings', 'unlocking', 'babies'].filter((word) => !isRealWord(word, 'en'))).toEqual([])
  expect(['manuel', 'beginers', 'manicuer', 'deposite'].filter((word) => isRealWord(word, 'en'))).toEqual([])
})
