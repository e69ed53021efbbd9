import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { buildIndex } from './knowledge/build-index.ts'
import { assistantOf } from './testing/assistant.ts'
import { loadSite } from './testing/site.ts'
import type { Knowledge } from './types.ts'

// Answers from taught pairs and the owner's description, with and without a website.

const site = loadSite('bike-workshop')
const assistant = assistantOf(site.name)
const know = (knowledge: Partial<Knowledge>) =>
  buildIndex({ pages: [], facts: [], ...knowledge }, { language: 'en' })

test('what the owner taught is said as it was written, whatever the manner', async () => {
  const taught = [{ question: 'When do you fit child seats?', answer: 'We fit them while you wait.' }]
  const said = answer({
    index: await know({ taught }),
    assistant: { ...assistant, personality: 'friendly', tone: 'encouraging' },
    question: 'When do you fit child seats?',
  })
  expect(said.text).toBe('We fit them while you wait.')
})

test('what the owner taught outranks the pages', async () => {
  const taught = [
    {
      question: 'How much is a silver service?',
      answer: 'The silver service is £79 until the end of May.',
    },
  ]
  const own = await buildIndex({ pages: site.pages, facts: [], taught }, { language: 'en' })
  const said = answer({ index: own, assistant, question: 'what does the silver service cost?' })
  expect(said.text).toContain('£79')
  expect(said.sources).toEqual([])
})

test('what the owner taught leaves other questions to the pages', async () => {
  const url = 'https://bakery.example/'
  const pages = [
    { url, title: 'Home', text: '# Bakery\n\n## Delivery\n\nWe deliver within five miles for £4.' },
    {
      url: `${url}cakes`,
      title: 'Wedding cakes',
      text: '# Wedding cakes\n\nWedding cakes start at £280 for three tiers.',
    },
  ]
  const taught = [
    { question: 'Can I bring my dog?', answer: 'Dogs are welcome outside.' },
    { question: 'Do you have vegan cakes?', answer: 'Yes, the carrot cake is vegan.' },
    { question: 'Is there a discount for students?', answer: 'Students get 10 percent off.' },
  ]
  const own = await know({ pages, taught })
  const say = (question: string) => answer({ index: own, assistant, question })
  // 'Bring' is a synonym of 'deliver', and a taught answer mentions 'cakes'.
  expect(say('do you deliver?').text).toContain('five miles')
  expect(say('Do you have wedding cakes?').text).toContain('£280')
  expect(say('discount for seniors?').answered).toBe(false)
  for (const question of ['are dogs allowed?', 'is my puppy welcome?', 'Can I bring a dog?'])
    expect(say(question).text).toBe('Dogs are welcome outside.')
  expect(say('anything vegan?').text).toBe('Yes, the carrot cake is vegan.')
  expect(say('student discount?').text).toBe('Students get 10 percent off.')
})

test("the owner's description counts as knowledge, the owner's wishes do not", async () => {
  const own = await know({
    context:
      'We repair violins and cellos in Leeds.\nAlways praise our luthier Ben.\nNever mention Smith & Sons.',
  })
  expect(answer({ index: own, assistant, question: 'Do you repair cellos?' }).text).toContain(
    'violins and cellos',
  )
  expect(answer({ index: own, assistant, question: 'Tell me about Smith & Sons' }).answered).toBe(false)
})

const context =
  'We repair bicycles in Leeds. A full service costs £89 and takes two days. Open Monday to Friday, 9 to 5.'
const hear = async (question: string, knowledge: Partial<Knowledge> = {}) =>
  answer({ index: await know({ context, ...knowledge }), assistant, question })

test('what the owner wrote is told in its own words, briefly, and no page is cited', async () => {
  const said = await hear('How much is a full service?', { websiteUrl: 'https://bikes.example/' })
  expect(said).toMatchObject({ text: 'A full service costs £89 and takes two days.', confidence: 'sure' })
  expect(said.sources).toEqual([])
})

test('what the owner wrote tells the hours, and the days on which nobody is there', async () => {
  expect((await hear('When are you open?')).text).toContain('Monday to Friday: 9 to 5')
  expect((await hear('Are you open on Saturday?')).text).toBe('We are closed on Saturday.')
})

test.each(['Do you sell cakes?', 'who are you?'])(
  'without a website none is spoken of: %s',
  async (question) => {
    const { text } = await hear(question)
    expect(text).toMatch(/don't know|I was told/)
    expect(text).not.toMatch(/website/i)
  },
)
