import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { quotedIn } from '../testing/quoted.ts'

const page = pagesAt('crumb.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Crumb School', 'Baking courses and a café in an old harbour store.'),
    page(
      'prices',
      'Prices',
      `| Course | Public | Loaf Club |
| --- | --- | --- |
| Croissant evening | £34.50 | £29.50 |
| One-day sourdough | £95 | £88 |
| Puff pastry, 1 afternoon | £61 | £55 |
| Late collection | £7 | £7 |

## Ovens to hire

| Oven | Per hour |
| --- | --- |
| Small oven | £11 |
| Medium oven | £17 |
| Large oven | £26 |`,
    ),
    page(
      'courses',
      'Courses',
      `## Croissants

The croissant evening is charged by the evening, whoever comes: see the prices. It takes place on Thursdays.

## Sourdough

A whole day of flour and water. Led by Tove Halvorsen since 2012, who also answers for the starter and speaks Danish.

## Puff pastry

You fold, rest and bake two trays; each further tray of puff pastry costs £4.

## Late collection

Late collection of your loaves is charged for each day or part of it. Nobody has ever left one for a week.

## Families

We take children from the age of nine months in the crawling corner. Bakers at the bench have to be 11 or older.

## Club

Every member of the Loaf Club gets reduced prices on courses.

## Open evenings

The next open evening is on Friday 12 March. Come and taste.`,
    ),
    page(
      'house',
      'House rules',
      `## Opening hours

We are open on Tuesday to Friday from 8:15 to 16:45 and on Saturday from 9:00 to 13:00. On Sunday and Monday we are closed.

## Paying

We are cashless. Cards and phones are welcome. We do not take cheques, and vouchers only of this year.

## Nuts

This is a nut-free kitchen: nothing with almonds may come in. Vegan bakers are welcome.

## Dough we can't bake for you

- Loaves that haven't been proved
- Anything with raw meat

## The starter

Our flour comes from Wessex Mill and is delivered on Mondays.`,
    ),
    page(
      'faq',
      'Questions',
      `## How long do you keep lost aprons?

Six weeks, then they go to the scouts.

## Is there a car park?

Yes, behind the net loft.`,
    ),
  ]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const ask = (...questions: string[]) => converse(index, 'Crumb School', questions)

describe('what a passage says of the question', () => {
  test.each([
    // A sentence may refer to another page.
    [['How much is the croissant evening?'], '£34.50'],
    // A digit matches 'one-day'.
    [['price of the 1 day sourdough'], '£95'],
    [['What age do you take children from?'], 'nine months'],
    // Almost identical to the site's question.
    [['How long do you keep forgotten aprons?'], 'Six weeks'],
    // A denial above applies to the items below.
    [["Do you bake loaves that haven't been proved?"], "can't bake"],
    // An open evening isn't an opening hour.
    [['When is your next open evening?'], '12 March'],
  ])('%s', (questions, told) => {
    const said = ask(...questions)
    expect(said.answered).toBe(true)
    expect(said.text).toContain(told)
  })

  test.each([
    ['¿Aceptan cheques?', /^Nuestra web dice, en inglés:/],
    ['Gibt es einen Parkplatz?', /^Ja\. Auf unserer Website steht auf Englisch:/],
    // Neighboring text denies neither.
    ['Nehmen Sie Gutscheine an?', /^Auf unserer Website steht auf Englisch:/],
  ])('%s is told in the language it was asked in', (question, said) => {
    expect(ask(question).text).toMatch(said)
  })

  test.each([
    ['Do you take cash?', /^Our website says:/, 'Cards and phones'],
    ['Is there anybody my Danish cousin could talk to?', /^Our website says:/, 'Tove'],
    ['¿Admiten a veganos en la cocina?', /^Nuestra web dice, en inglés:/, 'Vegan bakers'],
  ])('%s is told in the words of the page', (question, lead, told) => {
    const said = ask(question)
    expect(said.text).toMatch(lead)
    expect(said.text).toContain(told)
  })

  test('a year is no day of the week', () => {
    const who = 'Who leads the sourdough?'
    expect(ask(who)).toMatchObject({ answered: true, text: expect.stringContaining('since 2012') })
    const said = ask(who, 'What day is it on?')
    expect(said).toMatchObject({ answered: false, confidence: 'unsure' })
    expect(quotedIn(said).join()).toContain('since 2012')
  })

  test.each([
    ['Do nurses get anything off?', /^I'm not sure this answers it: .*reduced prices/],
    ['Which insurance would you recommend?', /^I couldn't find that/],
  ])('%s is not told', (question, instead) => {
    const said = ask(question)
    expect(said.answered).toBe(false)
    expect(said.text).toMatch(instead)
  })
})
