import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { assistantOf } from '../testing/assistant.ts'

const page = (path: string, title: string, text: string) => ({
  url: `https://weir.example/${path}`,
  title,
  language: 'en',
  text,
})

let index: KnowledgeIndex
beforeAll(async () => {
  index = await buildIndex(
    {
      pages: [
        page('', 'Weir Nursery', '# Weir Nursery\n\nPlants from our own fields, and a café above the shop.'),
        page(
          'visit',
          'Visit us',
          '# Visit us\n\n## Opening hours of the nursery\n\n- Monday to Wednesday: 9:15–17:45\n- Thursday: 9:15–20:00\n- Friday: 9:15–17:45\n- Saturday: 8:45–18:15\n- Sunday: 11:30–17:30\n\n## Parking\n\nThere is room for sixty cars behind the glasshouse.',
        ),
        page(
          'cafe',
          'The café',
          '# The café\n\n## Opening times of the café\n\nMonday to Saturday 9:30 to 17:00, Sunday 12:00 to 16:30.',
        ),
        page(
          'delivery',
          'Delivery',
          '# Delivery\n\n| Distance | Charge |\n| --- | --- |\n| Up to 10 km | €9 |\n| 10 to 25 km | €18 |\n| 25 to 50 km | €32 |\n\nWe do not deliver further than 50 km.',
        ),
        page(
          'hire',
          'Tools to hire',
          '# Tools to hire\n\nA refundable deposit of €40 is held on your card until a tool is back.\n\n## Rules\n\n- No drones over the fields.\n- The longest trailer we can load is 4.5 metres, because of the gate.\n\n## Minimum spend for groups\n\n- Saturdays, May through October: €450\n- All other days: €150',
        ),
        page(
          'people',
          'People',
          '# People\n\n## Callum Reid\n\nHedges, topiary and pruning courses. Here on Tuesday and Thursday.\n\n## Theo Park\n\nFruit trees and roses.\n\n## Ruth Airey\n\nOpened the nursery in 2011 after nine years abroad.',
        ),
      ],
      facts: [],
    },
    { language: 'en' },
  )
})

const ask = (question: string) =>
  answer({
    index,
    assistant: assistantOf('Weir Nursery'),
    question,
  })

describe('what sites of other trades had asked', () => {
  test.each([
    ['the hours of a part are not those of the house', 'What are your opening hours on Thursday?', /20:00/],
    ['a distance is compared with what the rows say', 'What is delivery if I live 15 km away?', /€18/],
    ['how far one delivers', 'How far do you deliver?', /50 km/],
    ['a deposit is told by itself', 'How much is the deposit when hiring a tool?', /€40/],
    ['a rule tells of a thing, whatever one would do with it', 'Can I fly my drone there?', /No drones/],
    ['a month between two others, one of them May', 'What do groups spend on a Saturday in July?', /€450/],
    ['size is told in measures', 'How big a trailer can you load?', /4\.5 metres/],
    ['who does a thing is named', 'Who gives the pruning courses?', /Callum Reid/],
    ['where, misspelled', 'were do i find parking', /sixty cars/],
  ])('%s', (_, question, right) => {
    expect(ask(question).text).toMatch(right)
  })

  test.each([
    ['a service that is not offered', 'Do you repair lawnmowers?', /^I couldn't find that/],
    ['two words that mean one thing together', 'Is there air conditioning?', /^I'm not sure this answers it/],
  ])('is not told: %s', (_, question, instead) => {
    const said = ask(question)
    expect(said.answered).toBe(false)
    expect(said.text).toMatch(instead)
  })
})
