import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { mentionsOpposite } from '../../language/opposites.ts'
import { converse } from '../../testing/converse.ts'
import { pagesAt } from '../../testing/pages-at.ts'
import { quotedIn } from '../../testing/quoted.ts'

const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replace(/[^|]+/g, ' --- '), ...rows.slice(1)].map((row) => `|${row}|`).join('\n')
const page = pagesAt('rink.example')
const read = (...pages: ReturnType<typeof page>[]) =>
  buildIndex({ pages, facts: [], websiteUrl: 'https://rink.example/' }, { language: 'en' })

const talk = (index: KnowledgeIndex, ...questions: string[]): string =>
  converse(index, 'Frost Rink', questions).text

describe('a name and its counterpart', () => {
  test.each([
    ['Peak', 'And off-peak?', true],
    ['Peak', 'offpeak price?', true],
    ['Off-peak', 'and off peak?', false],
    ['Off-peak', 'the peak price', true],
    ['Peak', 'peak and off-peak', false],
    ['Members', "what if I'm not a member?", true],
    ['Non-members', 'as a non member', false],
    ['Non-member', 'what do kids pay with a membership', true],
    ['Non-residents', 'for residents', true],
    ['Saison', 'außerhalb der Saison', true],
    ['Office', 'is there an office?', false],
  ])('%s in "%s": %s', (name, text, other) => {
    expect(mentionsOpposite(name, text)).toBe(other)
  })
})

describe('columns and rows that are counterparts', () => {
  let index: KnowledgeIndex
  beforeAll(async () => {
    index = await read(
      page('', 'Frost Rink', 'Ice for all, in the old brewery.'),
      page(
        'prices',
        'Skating prices',
        table('Ticket|Peak|Off-peak', 'Adult|£13.50|£10.20', 'Child|£8.40|£6.60'),
      ),
      page(
        'ice',
        'Renting the ice',
        table('Slot|Members|Non-members', 'Half rink|£71|£93', 'Whole rink|£122|£158'),
      ),
      page(
        'curling',
        'Curling',
        `|  | Winter – Non-member | Winter – Friend | Summer – Non-member | Summer – Friend |
| --- | --- | --- | --- | --- |
| Adult | £17 | £14 | £19 | £16 |
| Child | £9 | £7 | £11 | £8 |`,
      ),
      page('locker', 'Lockers', table('Who|A season', 'Residents|£31', 'Non-residents|£47')),
    )
  })

  test.each([
    [['What does an adult ticket cost at peak time?', 'And off-peak?'], '10.20', '13.50'],
    [['What does an adult ticket cost off peak?', 'And peak?'], '13.50', '10.20'],
    [['How much is an off-peak child ticket?'], '6.60', '8.40'],
    [['How much is the half rink for members?', 'And for non-members?'], '93', '71'],
    [['How much is the whole rink for non members?'], '158', '122'],
    [['What do members pay for the whole rink?'], '122', '158'],
    [['What does a locker cost for non-residents?'], '47', '31'],
    [['What do children pay for curling in winter with a friends membership?'], '7', '9'],
    [['What does a locker cost for residents?', 'And non-residents?'], '47', '31'],
  ])('%s', (questions, right, wrong) => {
    const said = talk(index, ...questions)
    expect(said).toContain(right)
    expect(said).not.toContain(wrong)
  })
})

describe('people of a class', () => {
  const prices = table('Pass|Adult|Concession|Under 18', 'Ten visits|£91|£74|£58', 'Season|£240|£199|£155')
  test.each([
    ['Price of ten visits for pensioners', '74'],
    ['What is a season pass for an OAP?', '199'],
    ['How much are ten visits for grown-ups?', '91'],
  ])('%s', async (question, right) => {
    const said = talk(await read(page('passes', 'Passes', prices)), question)
    expect(said).toContain(right)
    expect(said.match(/£/g)).toHaveLength(1)
  })

  test('of a class named by another word the row is quoted', async () => {
    const index = await read(page('passes', 'Passes', prices))
    const said = converse(index, 'Rink', ['How much is a season pass for kids?'])
    expect(quotedIn(said)[0]).toMatch(/^Season: .*£155/)
  })
})

describe('asked what it costs, and nothing more', () => {
  const pages = [
    page('', 'Frost Rink', '# Frost Rink\n\n- Tea: £2\n- Cocoa: £3\n- Soup: £5\n- Cake: £4'),
    page(
      'prices',
      'Prices',
      `# Prices\n\n${table('Ticket|Price', 'Adult|£13', 'Child|£8')}\n\n## Lockers\n\n- Small: £1\n- Tall: £2`,
    ),
  ]
  test.each(['What does it cost?', 'prices?', 'how much'])('%s', async (question) => {
    const { text, confidence } = converse(await read(...pages), 'Frost Rink', [question])
    expect(text).toContain('- Adult: £13\n- Child: £8')
    expect(text).not.toContain('Cocoa')
    expect(confidence).toBe('sure')
  })

  test('without a page of prices, what the page with most of them begins with', async () => {
    const { text } = converse(await read(pages[0]!, page('hall', 'The hall', 'Hire from £90.')), 'Rink', [
      'prices?',
    ])
    expect(text).toContain('- Tea: £2\n- Cocoa: £3')
  })
})
