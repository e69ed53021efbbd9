import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { quotedIn } from '../testing/quoted.ts'
import type { Personality, Tone } from '../types.ts'

const page = pagesAt('larkice.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Lark Ice', 'A small ice rink on Foundry Row, with a warm room and a sharpening bench.'),
    page(
      'questions',
      'Questions',
      `## Is there parking?

Yes, 55 free spaces behind the hall, reached from Tollgate. Please don't park on Foundry Row itself.

## Is there a café?

Yes, next to the ice. It does not take cash.

## Do I need to book?

No, just come. Groups of more than twelve do need to book.

## Do you lend helmets?

We do not lend helmets. Bring a cycle helmet if you have one.

## Do you take cards?

Yes, all of them. We do not take cheques.

## Are prams allowed?

Prams are not allowed on the ice.

## Are there instruments you leave out of the disco?

Yes: we do not play the trumpet.`,
    ),
    page(
      'prices',
      'Prices',
      `| On the ice | Peak | Off-peak |
| --- | --- | --- |
| Grown-up | £14.00 | £10.50 |
| Student | £12.00 | £9.00 |
| Onlooker | Free | Free |

## What the price includes

- Skates in every size
- The warm room and its stove
- A hot chocolate

## Sharpening

| Blade | Price |
| --- | --- |
| Hockey | £6.50 |
| Figure | £8.00 |`,
    ),
    page(
      'people',
      'People',
      `## Ansel Brandt

Was a ship's cook. Mends boots and drives the ice machine.

## Parties

Everyone gets a badge to take home. Parties last two hours. Cakes come from the bakery next door, with something for coeliacs.

## Changing rooms

There are three showers and a changing room beside the ice. Towels can be hired at the counter. The lockers take a pound coin.

## Your details

We keep the registration form for three years. You fill it in once, at the counter.

## Orders

Skate bags are posted within Ireland for £5.`,
    ),
    page('rules', 'Rules', `We do not take bookings by phone.`),
  ]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const spokenBy = (personality: Personality, tone: Tone, question: string) => {
  const assistant = { name: 'Lark Ice', language: 'en', multiLanguage: true, personality, tone } as const
  return answer({ index, assistant, question }).text
}

const ask = (question: string) => converse(index, 'Lark Ice', [question]).text

describe("the site's own yes and no", () => {
  test.each([
    ['Is there parking?', /^Yes, 55 free spaces/],
    ['do you have parking', /^Yes, 55 free spaces/],
    ['¿Tienen aparcamiento?', /^Sí\. Nuestra web dice, en inglés: Yes, 55/],
    ['Gibt es Parkplätze?', /^Ja\. Auf unserer Website steht auf Englisch: Yes, 55/],
    ['Is there a café?', /^Yes, next to the ice/],
    ['Gibt es ein Café?', /^Ja\. /],
    ['Do I need to book?', /^No, just come/],
    ['Do you take cards?', /^Yes, all of them/],
  ])('stays: %s', (question, said) => {
    expect(ask(question)).toMatch(said)
  })

  test.each([
    ['can i park on the street', /^Is there parking\? Yes, 55/],
    ['Can I book?', /^Do I need to book\? No, just come/],
  ])('is quoted with what it was said to: %s', (question, said) => {
    expect(quotedIn(converse(index, 'Lark Ice', [question]))[0]).toMatch(said)
  })

  test.each([
    ['Can I park on Foundry Row?', /^Is there parking\? Yes, .* Please don't park on Foundry Row itself\.$/],
    ['Do you take cheques?', /^Do you take cards\? Yes, all of them\. We do not take cheques\.$/],
    [
      '¿Aceptan cheques?',
      /^Nuestra web dice, en inglés: Do you take cards\? Yes, .* We do not take cheques\.$/,
    ],
    ['Do you play the trumpet?', /^Are there instruments .*\? Yes: we do not play the trumpet/],
  ])('is told with what it was said to: %s', (question, said) => {
    expect(ask(question)).toMatch(said)
  })
})

test('no No of ours before what is denied in one place or one way', () => {
  expect(ask('¿Se admiten cochecitos?')).toMatch(
    /^Nuestra web dice, en inglés: Prams are not allowed on the ice/,
  )
  const said = converse(index, 'Lark Ice', ['Nehmen Sie Buchungen an?'])
  expect(said.text).toMatch(/^Auf unserer Website steht auf Englisch:/)
  expect(quotedIn(said).join()).toContain('We do not take bookings by phone')
})

test('rows of one list that are as likely are one quote, each with its price', () => {
  const sharpening = converse(index, 'Lark Ice', ['How much is sharpening?'])
  expect(quotedIn(sharpening)).toEqual(['Hockey: £6.50; Figure: £8.00'])
})

describe('what is named beside something else is no yes', () => {
  test.each(['Do you have gluten-free bread?', 'Do you have bread?'])('%s', (question) => {
    const { text, answered } = converse(index, 'Lark Ice', [question])
    expect(answered).toBe(false)
    expect(text).toMatch(/^I('m not sure this answers it| couldn't find that)/)
    expect(text).not.toMatch(/^Yes/)
    expect(text).not.toContain('badge')
  })

  test('the thing itself is told', () => {
    expect(ask('Do you have showers?')).toMatch(/^There are three showers/)
  })
})

describe('manner', () => {
  const opened =
    /^(?:Sure|Happy|Of course|Here you go|Yep|Certainly|With pleasure|Glad|I'm glad|¡|Claro|Con mucho|Por supuesto|Me alegra|Ahí va|Mira)/
  const people = ['friendly', 'casual', 'formal', 'enthusiastic', 'empathetic'] as const

  test.each([
    ['Do you lend helmets?', 'We do not lend helmets'],
    ['What about helmets?', 'We do not lend helmets'],
    ['Is there parking?', 'Yes, 55 free spaces'],
    ['Do you have showers?', 'There are three showers'],
    ['What do you do with my registration form?', 'We keep the registration form'],
    ['Which prams are allowed?', 'Prams are not allowed'],
    ['¿Qué pasa con los cascos?', 'We do not lend helmets'],
    ['Do you take cheques?', 'We do not take cheques'],
  ])('no opener before a yes, a no or a restriction: %s', (question, told) => {
    for (const personality of people) {
      const said = spokenBy(personality, 'helpful', question)
      expect(said).not.toMatch(opened)
      expect(said).toContain(told)
    }
  })

  test('one before what is plainly good to hear', () => {
    for (const personality of people)
      expect(spokenBy(personality, 'helpful', 'How much is a student?')).toMatch(opened)
  })
})
