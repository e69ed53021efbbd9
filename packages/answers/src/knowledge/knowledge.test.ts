import { describe, expect, test } from 'vitest'
import type { Fact, Page } from '../types.ts'
import { buildIndex } from './build-index.ts'
import { makePassages } from './make-passages.ts'
import { readBlocks } from './read-blocks.ts'
import { sentencesOf } from './sentences.ts'
import { dayTerms } from './terms.ts'
import { trustOf } from './trust.ts'

const passages = (text: string) => makePassages(text, { page: 0, language: 'en', trust: 1, nextBlock: 0 })
const page = (text: string, more: Partial<Page> = {}): Page => ({
  url: 'https://shop.example/',
  title: 'Shop',
  language: 'en',
  text,
  ...more,
})

describe('reading a page', () => {
  test('finds the shapes people wrote', () => {
    const kinds = readBlocks(
      '# A\n\nText.\n\n- one\n- two\n\n| x | y |\n| --- | --- |\n| a | b |\n\nTerm\n: meaning\n\n> said',
    ).map((block) => block.kind)
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'table', 'terms', 'quote'])
  })

  test('a bold line or a question heads what follows', () => {
    const [first, second] = readBlocks('**Do you deliver?**\n\nYes, on Fridays.')
    expect(first).toMatchObject({ kind: 'heading', text: 'Do you deliver?' })
    expect(second).toMatchObject({ kind: 'paragraph' })
  })

  test('short lines below each other are a list', () => {
    expect(readBlocks('Phone: 123\nEmail: a@b.c')[0]).toMatchObject({
      kind: 'list',
      items: ['Phone: 123', 'Email: a@b.c'],
    })
  })

  test('dots that lead the eye to a price are not read, those of a pause are', () => {
    expect(readBlocks('- House red ………… £6.20\n- Clipping. . . . . . £9\n- We wait...')[0]).toMatchObject({
      items: ['House red: £6.20', 'Clipping: £9', 'We wait...'],
    })
  })

  test('a table whose first row holds prices has no header', () => {
    expect(readBlocks('| Bread | £4 |\n| Rolls | £2 |')[0]).toMatchObject({
      kind: 'table',
      header: [],
      rows: [
        ['Bread', '£4'],
        ['Rolls', '£2'],
      ],
    })
  })

  test.each(['gesloten', 'cerrada', 'fermée', '休み', 'Ruhetag'])(
    'a day that is %s heads no column',
    (closed) => {
      expect(readBlocks(`| 1 | ${closed} |\n| 2 | Anna |`)[0]).toMatchObject({
        header: [],
        rows: [
          ['1', closed],
          ['2', 'Anna'],
        ],
      })
    },
  )

  test('sentences end where they end', () => {
    expect(sentencesOf('Dr. Smith works on Mondays. She is in from 9 a.m. to 5 p.m. daily.')).toHaveLength(2)
    expect(sentencesOf('Vom 2. bis 20. Januar ist zu. Danach offen.')).toHaveLength(2)
    // A full stop may follow a single letter as part of a name, a question mark may not.
    expect(sentencesOf('Do you stock vitamin C? Ask at the till.')).toHaveLength(2)
    expect(sentencesOf('The keynote is by J. Okafor. Doors open at six.')).toHaveLength(2)
    expect(sentencesOf('営業中です。お電話ください。')).toHaveLength(2)
  })
})

describe('passages', () => {
  test('a row knows its headers', () => {
    const [row] = passages(
      '# Fees\n\n| Treatment | Price | Member price |\n| --- | --- | --- |\n| Crown | £720 | £648 |',
    )
    expect(row).toMatchObject({
      kind: 'row',
      subject: 'Crown',
      path: ['Fees'],
      cells: [
        { header: 'Price', value: '£720' },
        { header: 'Member price', value: '£648' },
      ],
    })
  })

  test('a question and its answer stay together', () => {
    expect(passages('## Can I bring my dog?\n\nYes, on a lead.')[0]).toMatchObject({
      kind: 'faq',
      subject: 'Can I bring my dog?',
      text: 'Yes, on a lead.',
    })
  })

  test('a point of a list says something of something', () => {
    const [item] = passages('# Menu\n\n- Lentil soup – 6,90 €\n- Bread – 2 €')
    expect(item).toMatchObject({ kind: 'item', subject: 'Lentil soup', text: '6,90 €' })
  })

  test('a time span is not mistaken for a label', () => {
    expect(passages('# Hours\n\n- Wed–Fri 11 am – 6 pm\n- Sat 10 am – 5 pm')[0]).toMatchObject({
      subject: '',
      text: 'Wed–Fri 11 am – 6 pm',
    })
  })

  test('what guests say counts less than what the business says', () => {
    const trustUnder = (heading: string) =>
      passages(`# ${heading}\n\nThe bread is free on Sundays, says Karl.`)[0]!.trust
    expect(trustUnder('Reviews')).toBeGreaterThan(0)
    expect(trustUnder('Reviews')).toBeLessThan(0.5)
    expect(trustUnder('Prices')).toBe(1)
  })
})

test('short names of days are days in a timetable, and beside no word that only holds another', () => {
  expect(dayTerms('Sun closed', 'en')).toEqual(['@6'])
  expect(dayTerms('What the Sun disclosed', 'en')).toEqual([])
})

describe('trust', () => {
  test('dated posts and legal pages step back', () => {
    expect(trustOf(page('x'))).toBe(1)
    expect(trustOf(page('x', { url: 'https://shop.example/blog/offer' }))).toBeLessThan(0.6)
    expect(trustOf(page('# Offer\n\nPosted 4 May 2023\n\nText'))).toBeLessThan(0.6)
    expect(trustOf(page('x', { title: 'Privacy policy' }))).toBeLessThan(0.8)
  })
})

describe('the index', () => {
  test('knows how to reach the business', async () => {
    const contact = page(
      '# Contact\n\nTelephone: 0114 555 0173\nFax: 0114 555 0199\nEmail: hello@shop.example\n\nUnit 4, Canal Street, Sheffield S4 7ZE. VAT no 299 111 222. Company number 03911187.',
      { title: 'Contact' },
    )
    const { contacts } = await buildIndex({ pages: [contact], facts: [] }, { language: 'en' })
    expect(contacts.phones[0]?.value).toBe('0114 555 0173')
    expect(contacts.phones.map((phone) => phone.value)).not.toContain('299 111 222')
    expect(contacts.emails[0]?.value).toBe('hello@shop.example')
    expect(contacts.addresses[0]?.value).toContain('Canal Street')
  })

  test('the address for everyone goes before one that the pages show more often', async () => {
    const medicine = page(
      '# Repeat prescriptions\n\nEmail: meds@vet.example\n\nOrder at meds@vet.example.\n\n## Questions\n\nWrite to meds@vet.example.',
      { url: 'https://vet.example/meds', title: 'Medicines' },
    )
    const visit = page('# Visit us\n\nReach the desk at reception@vet.example or anna@vet.example.', {
      url: 'https://vet.example/visit',
      title: 'Visit us',
    })
    // An authority for complaints has a general address too.
    const privacy = page('# Privacy\n\nComplain to info@authority.example.', {
      url: 'https://vet.example/privacy',
      title: 'Privacy',
    })
    const pages = [medicine, visit, privacy]
    const inOrder = async (facts: Fact[]) =>
      (await buildIndex({ pages, facts }, { language: 'en' })).contacts.emails.map(({ value }) => value)
    expect(await inOrder([])).toEqual([
      'reception@vet.example',
      expect.any(String),
      expect.any(String),
      'meds@vet.example',
    ])
    const fact = (value: string) => ({
      kind: 'email' as const,
      label: 'Email',
      value,
      url: 'https://vet.example/',
    })
    expect(await inOrder([fact('meds@vet.example'), fact('reception@vet.example')])).toEqual([
      'reception@vet.example',
      'meds@vet.example',
    ])
  })

  test('reads a week, column by column', async () => {
    const hours = page(
      '# Opening hours\n\n| Day | Shop | Café |\n| --- | --- | --- |\n| Mon–Fri | 9:00–17:00 | 10:00–16:00 |\n| Sat | 9–12 | closed |',
    )
    const { schedules } = await buildIndex({ pages: [hours], facts: [] }, { language: 'en' })
    expect(schedules.map((schedule) => schedule.days[5])).toEqual(['9–12', 'closed'])
    expect(schedules[0]!.days[2]).toBe('9:00–17:00')
  })

  test('is the same on every instance', async () => {
    const pages = [
      page('# Bread\n\nA loaf costs £4.'),
      page('# Rolls\n\nRolls cost £2.', { url: 'https://shop.example/rolls' }),
    ]
    const [one, other] = await Promise.all(
      [1, 2].map(() => buildIndex({ pages, facts: [] }, { language: 'en' })),
    )
    expect([...one!.postings]).toEqual([...other!.postings])
    expect([...one!.terms.keys()]).toEqual([...other!.terms.keys()])
  })

  test('lets others work while a large site is read', async () => {
    const pages = Array.from({ length: 800 }, (_, number) =>
      page(
        `# Product ${number}\n\nModel ${number} costs £${number + 10} and weighs ${number} grams. It is made of oak and steel in our workshop.\n\n- Colour: red\n- Size: ${number} cm`,
        { url: `https://shop.example/${number}` },
      ),
    )
    let turns = 0
    const beat = setInterval(() => turns++, 1)
    await buildIndex({ pages, facts: [] }, { language: 'en' })
    clearInterval(beat)
    expect(turns).toBeGreaterThan(2)
  })

  test('survives odd text', async () => {
    const odd = [
      '',
      '\u0000\u0001',
      '#',
      '|',
      '| |\n| |',
      ': nothing',
      '> ',
      '-',
      `${'word '.repeat(20_000)}`,
      '# '.repeat(5_000),
      '😀'.repeat(500),
      '|a|'.repeat(3_000),
    ]
    const index = await buildIndex(
      { pages: odd.map((text, at) => page(text, { url: `https://shop.example/${at}` })), facts: [] },
      { language: 'en' },
    )
    expect(index.passages.length).toBeGreaterThan(0)
  })
})
