import { estimateTokens } from '@foyer/text/tokens'
import { describe, expect, test } from 'vitest'
import { passage } from '../../testing/bakery.ts'
import { readGrounds } from './grounds.ts'
import { linesAbout } from './lines-about.ts'

const filler = Array.from({ length: 300 }, (_, at) =>
  passage(
    `Our oven number ${at} is made of brick. It was lit in the year of the great storm by the harbour.`,
    {
      url: `https://harbour.example/oven-${at}`,
      title: `Oven ${at}`,
    },
  ),
)
const prices = passage('Small loaf: £3\nLarge loaf: £5\nWedding cake: £180', {
  url: 'https://harbour.example/prices',
  title: 'Prices',
  heading: ['Bread and cakes'],
})
const dogs = passage('We love animals. They may come into the garden. Not into the shop, though.', {
  url: 'https://harbour.example/dogs',
  title: 'Dogs',
  heading: [],
})
const owners = passage('- Large loaf: £5.50', { url: '', title: '', heading: [], owners: true })
const groundsOf = (question: string, told = [...filler, prices, dogs, owners]) =>
  readGrounds({ told, question, name: 'Harbour Bakery', language: 'en' })

describe('the lines that a second look is given', () => {
  test('hold what bears on a sentence, below its headings and beside its neighbours', () => {
    const { text } = linesAbout(['A large loaf costs £5.'], groundsOf('How much is a large loaf?'), 400)
    expect(text).toContain(
      'Prices › Bread and cakes\n- Small loaf: £3\n- Large loaf: £5\n- Wedding cake: £180',
    )
    expect(text).toContain('The business itself says:')
    expect(text).toContain('- Large loaf: £5.50')
  })

  test('a line that says what a heading above it means comes with what follows it', () => {
    const { text } = linesAbout(['Dogs are not allowed in the shop.'], groundsOf('May dogs come?'), 300)
    expect(text).toMatch(
      /Dogs\n- We love animals\.\n- They may come into the garden\.\n- Not into the shop, though\./,
    )
  })

  test('never hold more than fits, and some of each sentence', () => {
    const asked = ['A wedding cake costs £180.', 'Dogs may come into the garden.']
    const { text } = linesAbout(asked, groundsOf('What do you offer?'), 150)
    expect(estimateTokens(text)).toBeLessThanOrEqual(170)
    expect(text).toContain('Wedding cake: £180')
    expect(text).toContain('They may come into the garden.')
  })

  test('what is said in another language is given what comes first as well', () => {
    const told = [dogs, ...filler]
    const { text } = linesAbout(['Le chien reste dehors.'], groundsOf('?', told), 200)
    expect(text).toContain('Not into the shop, though.')
  })

  test('tell whether one of them depends on the hour', () => {
    const now = {
      ...passage('It is Thursday.', { url: '', title: '', heading: [] }),
      today: { minutes: 9 * 60 },
    }
    const told = [
      prices,
      { ...now, today: { ...now.today, day: 4, date: '2026-11-19', isGreenwich: true } as never },
    ]
    expect(linesAbout(['It is Thursday today.'], groundsOf('What day is it?', told), 400).isOfToday).toBe(
      true,
    )
    expect(linesAbout(['A small loaf costs £3.'], groundsOf('How much?', [prices]), 400).isOfToday).toBe(
      false,
    )
  })
})
