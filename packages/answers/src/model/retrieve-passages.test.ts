import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { loadSite } from '../testing/site.ts'
import { fuseRankings } from './fuse-rankings.ts'
import { listBlocks, retrievePassages } from './retrieve-passages.ts'

let shop: KnowledgeIndex
beforeAll(async () => {
  const { pages, language } = loadSite('bike-workshop')
  shop = await buildIndex({ pages, facts: [] }, { language })
})

describe('passages for a model', () => {
  test('come as whole blocks with their page, the best first', () => {
    const [first, ...rest] = retrievePassages(shop, {
      question: 'How much is a tandem for a week?',
      name: 'Spoke Lane Cycles',
    })
    expect(first).toMatchObject({ url: 'https://spoke-lane.example/hire', heading: ['Bike hire'] })
    expect(first!.text).toContain('Tandem: Half day: £28; Full day: £40; Week: £180')
    expect(new Set([first!.id, ...rest.map((passage) => passage.id)]).size).toBe(rest.length + 1)
  })

  test('hours and contacts are put in front', () => {
    const [hours] = retrievePassages(shop, { question: 'Are you open on Friday?', name: 'Spoke Lane Cycles' })
    expect(hours!.text).toContain('Friday: 9:00 – 18:00')
    const unknown = retrievePassages(shop, { question: 'Do you have kayaks?', name: 'Spoke Lane Cycles' })
    expect(unknown[0]!.text).toContain('0114 555 0173')
  })

  test('are joined by what is alike in meaning, without losing what the words found', () => {
    const request = { question: 'How much is a tandem for a week?', name: 'Spoke Lane Cycles', limit: 8 }
    const byWords = retrievePassages(shop, request)
    const blocks = listBlocks(shop, 1_000)
    const known = new Set(byWords.map(({ id }) => id))
    const alike = blocks.filter(({ block }) => !known.has(`b${block}`)).map(({ block }) => block)
    const joined = retrievePassages(shop, { ...request, alike: [alike[0]!, 1_000_000] })
    expect(joined.map(({ id }) => id)).toContain(`b${alike[0]}`)
    expect(joined[0]).toEqual(byWords[0])
    expect(blocks.find(({ text }) => text.includes('Tandem'))!.text).toMatch(/^[^\n]+\n(.|\n)*Bike hire/)
    expect(listBlocks(shop, 2)).toHaveLength(2)
  })

  test('what stands well in both lists comes first', () => {
    expect(
      fuseRankings([
        ['a', 'b', 'c'],
        ['d', 'b', 'a'],
      ]),
    ).toEqual(['a', 'b', 'd', 'c'])
    expect(fuseRankings([['a', 'b'], []])).toEqual(['a', 'b'])
  })

  test('follow the conversation', () => {
    const history = [{ role: 'user' as const, content: 'How much is a silver service?' }]
    const [first] = retrievePassages(shop, {
      question: 'and how long does it take?',
      history,
      name: 'Spoke Lane Cycles',
    })
    expect(first!.text).toContain('Silver service')
  })

  test('are those our own answer comes from', async () => {
    const text = '# Parking\n\nParking is free behind the shop.\n\n# Contact\n\nPhone: 0114 555 0173'
    const page = { url: 'https://small.example/', title: 'Small shop', language: 'en', text }
    const index = await buildIndex({ pages: [page], facts: [] }, { language: 'en' })
    const told = retrievePassages(index, { question: 'Is parking free on Sundays?', name: 'Small shop' })
    expect(told[0]!.text).toContain('Parking is free')
    expect(told.map(({ id }) => id)).not.toContain('contact')
  })

  test('a fact that a block tells, too, takes no place of its own', async () => {
    const url = 'https://pool.example/prices'
    const text = '| Ticket | Adult | Child |\n| --- | --- | --- |\n| Swim | £6 | £4 |\n| Sauna | £12 | £9 |'
    const fact = (label: string, value: string) => ({ kind: 'price' as const, label, value, url })
    const facts = [fact('Swim – Adult', '£6'), fact('Sauna – Adult', '£12'), fact('Locker', '£1')]
    const pool = await buildIndex({ pages: [{ url, title: 'Prices', text }], facts }, { language: 'en' })
    const told = retrievePassages(pool, { question: 'What are your prices?', name: 'Pool' })
    expect(told.map((passage) => passage.text).join('\n')).toContain('Sauna')
    expect(told.filter((passage) => passage.text.includes('£12'))).toHaveLength(1)
    expect(told.some((passage) => passage.text.includes('£1') && passage.text.includes('Locker'))).toBe(true)
  })

  test('what customers say is not among them, nor what is compared by meaning', async () => {
    const text = [
      '# Parking',
      'Guests park in the yard behind the house.',
      '> "We paid £40 for parking, and it was worth it!" – Tom, York',
      '- Gate code on request\n- "Parking costs £41, the best in town." – Ann, Leeds',
      '## What our guests say',
      'Parking was £42 for a night.',
    ].join('\n\n')
    const page = { url: 'https://inn.example/parking', title: 'Parking', text }
    const index = await buildIndex({ pages: [page], facts: [] }, { language: 'en' })
    const blocks = listBlocks(index, 100)
    const alike = Array.from({ length: index.blocks }, (_, block) => block)
    const told = retrievePassages(index, { question: 'How much is parking?', name: 'Inn', alike, limit: 50 })
    const all = [...told, ...blocks].map((passage) => passage.text).join('\n')
    expect(all).toContain('Guests park in the yard')
    expect(all).toContain('Gate code on request')
    expect(all).not.toContain('£4')
    expect(told.every((passage) => passage.text !== '')).toBe(true)
  })

  test.each([
    ['en', 'A beard trim costs £12. A haircut costs £20.', 'How much is a beard trim?', 'Beard trim', '£12'],
    [
      'de',
      'Ein Bartschnitt kostet 12 €. Ein Haarschnitt kostet 20 €.',
      'Was kostet ein Bartschnitt?',
      'Bartschnitt',
      '12 €',
    ],
    [
      'it',
      'Il taglio barba costa 12 €. Il taglio capelli costa 20 €.',
      'Quanto costa il taglio barba?',
      'Taglio barba',
      '12 €',
    ],
  ] as const)(
    'what the owner is asked about is known for it, in %s',
    async (language, text, question, label, value) => {
      const url = 'https://barber.example/'
      const [quote] = text.split('. ')
      const doubts = [{ kind: 'price' as const, label, value, url, quote: `${quote}.` }]
      const index = await buildIndex(
        { pages: [{ url, title: 'Barber', text, language }], facts: [], doubts },
        { language },
      )
      const [found] = retrievePassages(index, { question, name: 'Barber' })
      expect(found).toMatchObject({ text, unconfirmed: [`${quote}.`] })
      const sure = await buildIndex(
        { pages: [{ url, title: 'Barber', text, language }], facts: [] },
        { language },
      )
      expect(retrievePassages(sure, { question, name: 'Barber' })[0]).not.toHaveProperty('unconfirmed')
    },
  )
})
