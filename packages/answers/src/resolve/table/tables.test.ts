import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import { converse } from '../../testing/converse.ts'
import { quotedIn } from '../../testing/quoted.ts'
import { understand } from '../../understand/understand.ts'
import { chooseCells } from './columns.ts'

const page = (path: string, title: string, text: string) => ({
  url: `https://crag.example/${path}`,
  title,
  language: 'en',
  text,
})
const table = (...rows: string[]) =>
  [rows[0], rows[0]!.replace(/[^|]+/g, ' --- '), ...rows.slice(1)].map((row) => `|${row}|`).join('\n')

const pages = [
  page('', 'Crag Hall', '# Climbing in Leeds and York\n\nTwo halls, one passion.'),
  page(
    'hours',
    'Opening hours',
    `# Opening hours\n\n${table(
      'Day|Leeds|York',
      'Monday to Thursday|10:00–22:00|12:00–21:00',
      'Friday|10:00–20:00|12:00–19:00',
      'Saturday|9:00–19:00|9:00–18:00',
      'Sunday|9:00–17:00|closed',
    )}`,
  ),
  page(
    'prices',
    'Prices',
    `# Entry prices\n\n${table(
      'Ticket|Adults|Students|Children',
      'Day ticket|£14|£11|£8',
      'Ten visits|£120|£95|£65',
      'Monthly pass|£55|£45|£30',
    )}\n\n## Gear hire\n\n${table(
      'Item|Half day|Full day',
      'Climbing shoes|£3|£4.50',
      'Harness|£2.50|£3.50',
      'Chalk bag|£1|£1.50',
    )}\n\n## Room hire\n\n${table(
      'Room|Winter rate|Summer rate',
      'Boulder loft|£80|£95',
      'Seminar room|£40|on request',
    )}\n\nSummer rate is 20 June to 10 September.`,
  ),
  page(
    'courses',
    'Courses',
    `# Course timetable\n\n${table(
      'Course|Mon|Tue|Wed|Thu',
      'Taster|18:00|–|18:30|–',
      'Lead climbing|–|19:00|–|19:30',
    )}\n\n## Cancelling a course\n\n- More than 14 days before: full refund\n- 3 to 14 days before: half the fee\n- Less than 3 days before: no refund\n\n## What we do not offer\n\n- Outdoor guiding\n- Rope access training`,
  ),
  page(
    'shop',
    'Shop',
    `# Shop\n\n## Returning a rope\n\n- Up to 30 days after purchase: your money back\n- Later than that: a voucher for half the price\n\n## Falcon rope\n\n${table('Length|60 m|Weight|3.7 kg', 'Diameter|9.5 mm|Falls|8')}\n\n## Ropes to hire\n\n${table(
      'Length|Basic|Premium',
      '40 m|£6|£9',
      'Up to 60 m|£8|£12',
    )}\n\nBasic is Tendon, premium is Mammut or Beal.`,
  ),
]

let index: KnowledgeIndex
beforeAll(async () => {
  index = await buildIndex({ pages, facts: [], websiteUrl: 'https://crag.example/' }, { language: 'en' })
})

function talk(...questions: string[]): string[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  return questions.map((question) => {
    const { text, answered } = answer({
      index,
      assistant: assistantOf('Crag Hall'),
      question,
      history,
    })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text })
    return answered ? text : ''
  })
}

describe('a follow-up is the address before with what it names replaced', () => {
  test.each([
    [
      'column, then row, then column',
      [
        'How much is a day ticket for students?',
        'and for adults?',
        'and the monthly pass?',
        'for children then?',
        'ten visits?',
      ],
      ['£11', '£14', '£55', '£30', '£65'],
    ],
    [
      'words shared by both columns',
      ['How much are climbing shoes for half a day?', 'and a full day?', 'what about a harness'],
      ['Half day £3', '£4.50', '£3.50'],
    ],
    [
      'branch and day',
      ['When is York open on Friday?', 'and Leeds?', 'and on Sunday?', 'York?'],
      ['12:00–19:00', '10:00–20:00', '9:00–17:00', 'closed'],
    ],
    ['a day', ['What time is the taster on Monday?', 'and on Wednesday?'], ['18:00', '18:30']],
    [
      'the name of the rows points back',
      ['How much is the seminar room at the winter rate?', 'what is the summer rate for that room?'],
      ['£40', 'on request'],
    ],
  ])('%s', (_, questions, told) => {
    const said = talk(...questions)
    for (const [at, value] of told.entries()) expect(said[at]).toContain(value)
    for (const text of said) expect(text.split('£').length).toBeLessThan(3)
  })

  test('what the table does not have is not answered from another row or column', () => {
    expect(talk('How much is a harness for a full day?', 'and a helmet?')).toEqual([
      'Harness: Full day £3.50.',
      '',
    ])
    expect(talk('How much is the monthly pass for adults?')).toEqual(['Monthly pass: Adults £55.'])
    expect(talk('How much is the monthly pass for seniors?')).toEqual([
      'Monthly pass: Adults £55, Students £45, Children £30.',
    ])
  })

  test('no time on a day is told by the days there are', () => {
    expect(talk('What time is the taster on Monday?', 'and on Tuesday?')[1]).toBe(
      'Taster: Mon 18:00, Wed 18:30.',
    )
  })
})

describe('which table, row and column', () => {
  test.each([
    [
      'a month that lies wholly within a season',
      'What does the boulder loft cost in August?',
      ['£95'],
      ['£80'],
    ],
    ['both branches where none is named', 'Are you open on Sunday?', ['Leeds: 9:00–17:00', 'York: '], []],
    ['what is not done', 'What kinds of training do you not offer?', ['Rope access'], []],
  ])('%s', (_, question, told, untold) => {
    const [said] = talk(question)
    for (const value of told) expect(said).toContain(value)
    for (const value of untold) expect(said).not.toContain(value)
  })

  test.each([
    ['a legend names a column', 'How much is a 40 m Mammut rope to hire?', /^40 m: .*£9/],
    ['a column and no row', 'How much is it for students?', /£11/],
  ])('%s, and is quoted', (_, question, told) => {
    expect(
      quotedIn(converse(index, 'Crag Hall', [question]))
        .slice(0, 2)
        .join(),
    ).toMatch(told)
  })
})

test('morning and afternoon make one day, and closed in the morning is not closed', async () => {
  const hours = `# Opening times\n\n${table('Day|Morning|Afternoon', 'Friday|8:00 – 11:30|15:00 – 19:00', 'Saturday|8:30 – 12:00|closed', 'Sunday|closed|16:00 – 18:00')}`
  const before = index
  index = await buildIndex({ pages: [page('hours', 'Opening times', hours)], facts: [] }, { language: 'en' })
  expect(talk('When are you open on Friday?', 'and sunday?')).toEqual([
    'Friday: 8:00 – 11:30, 15:00 – 19:00.',
    'Sunday: 16:00 – 18:00.',
  ])
  expect(talk('Are you open on Sunday morning?', 'and saturday morning?')).toEqual([
    'No. We open at 16:00. Sunday: 16:00 – 18:00.',
    'Yes. Saturday: 8:30 – 12:00.',
  ])
  index = before
})

test('a word for a size names the row of that size, not the column of sizes', async () => {
  const text =
    '# Fenwick desk\n\nMade of oak.\n\n| Size | Price | Delivery |\n| --- | --- | --- |\n| Fenwick small | £140 | 4 days |\n| Fenwick large | £460 | 7 days |'
  const shop = await buildIndex(
    { pages: [{ url: 'https://desks.example/', title: 'Fenwick desk', language: 'en', text }], facts: [] },
    { language: 'en' },
  )
  const price = (question: string) =>
    answer({
      index: shop,
      assistant: {
        name: 'Desks',
        language: 'en',
        multiLanguage: false,
        personality: 'professional',
        tone: 'helpful',
      },
      question,
    }).text
  expect(price('How much is the Fenwick desk in large?')).toContain('£460')
  expect(price('And how much is the small Fenwick?')).toContain('£140')
})

test('of two rows with one name, what tells them apart is told with the price', async () => {
  const text = `# Café\n\n${table(
    'Breakfast|What is in it|Price',
    'Farmhand plate|three eggs and toast|£9.80',
    'Sunday buffet|adults, coffee and juice included|£24.90',
    'Sunday buffet|children from 4 to 12, for each year of age|£1.50',
  )}`
  const index = await buildIndex({ pages: [page('cafe', 'Café', text)], facts: [] }, { language: 'en' })
  const told = (question: string, row: RegExp) => {
    const passage = index.passages.find(
      ({ kind, subject, text }) => kind === 'row' && row.test(subject + text),
    )!
    const asked = understand(question, 'en', index, { name: 'Crag Hall' })
    return chooseCells(passage, asked, null, index).map(({ value }) => value)
  }
  const children = 'children from 4 to 12, for each year of age'
  expect(told('How much is the Sunday buffet for children?', /children/)).toEqual([children, '£1.50'])
  expect(told('How much is the farmhand plate?', /Farmhand/)).toEqual(['£9.80'])
})

test('another row that is named is told, whatever row was spoken of before', async () => {
  const text = `# Tickets\n\n${table('Ticket|Price', 'Adult|£12', 'Child (4–15)|£6', 'Family of four|£30')}`
  const index = await buildIndex({ pages: [page('tickets', 'Tickets', text)], facts: [] }, { language: 'en' })
  const { text: told, confidence } = converse(index, 'Crag Hall', [
    'how much for an adult',
    'How much is a family ticket?',
  ])
  expect([told, confidence]).toEqual(['Family of four: £30.', 'sure'])
})

test('a size names its row before words that stand beside another size', async () => {
  const rows = table(
    'Size|Holds about|Per week|Per month',
    '25 sq ft|a student room|£13|£52',
    '50 sq ft|a small flat|£22|£92',
  )
  const text = `# Storage\n\n${rows}\n\nShops use a 50 sq ft room as a stockroom, by the month or longer.`
  const index = await buildIndex({ pages: [page('storage', 'Storage', text)], facts: [] }, { language: 'en' })
  const said = converse(index, 'Crag Hall', ['50 sq ft room, what is it per month'])
  expect(quotedIn(said)[0] ?? said.text).toContain('£92')
})

test('after a sum in a list, a neighbour without one is not told as its answer', async () => {
  const list = `# Hire\n\n- Minimum hire three months, then a month’s notice.\n- Deposit: £80, for a cello £150.`
  const index = await buildIndex({ pages: [page('hire', 'Hire', list)], facts: [] }, { language: 'en' })
  const first = 'how much is the deposit for a cello'
  expect(converse(index, 'Strings', [first]).text).toContain('£150')
  expect(converse(index, 'Strings', [first, 'and for three months']).confidence).not.toBe('sure')
})
