import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'

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
      'rules',
      'Rules',
      `If you do not return your skates by closing time, a day is charged.

We do not take bookings by phone.`,
    ),
  ]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const ask = (question: string) => converse(index, 'Lark Ice', [question]).text

describe("the site's own yes and no", () => {
  test.each([
    ['Is there parking?', /^Yes, 55 free spaces/],
    ['do you have parking', /^Yes, 55 free spaces/],
    ['¿Tienen aparcamiento?', /^Sí\. Nuestra web dice: Yes, 55/],
    ['Gibt es Parkplätze?', /^Ja\. Auf unserer Website steht: Yes, 55/],
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
  ])('is told with what it was said to: %s', (question, said) => {
    expect(ask(question)).toMatch(said)
  })

  test.each([
    ['Can I park on Foundry Row?', /^No\. Please don't park on Foundry Row itself\.$/],
    ['Darf ich auf der Foundry Row parken?', /^Nein\. Auf unserer Website steht: Please don't/],
    ['Do you take cheques?', /^No\. We do not take cheques\.$/],
    ['¿Aceptan cheques?', /^No\. Nuestra web dice: We do not take cheques\.$/],
    ['Do you play the trumpet?', /^No\. We do not play the trumpet/],
  ])('gives way to the sentence that denies the thing itself: %s', (question, said) => {
    expect(ask(question)).toMatch(said)
  })
})

test.each([
  ['¿Se admiten cochecitos?', 'in one place'],
  ['Nehmen Sie Buchungen an?', 'in one way'],
  ['Verleihen Sie Schlittschuhe?', 'in a case that is only supposed'],
])('no No of ours before what is denied %s %s', (question) => {
  expect(ask(question)).not.toMatch(/^(?:No|Nein)\b/)
})
