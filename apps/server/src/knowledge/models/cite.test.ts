import type { Passage } from '@foyer/answers/types'
import { expect, test } from 'vitest'
import { cite } from './cite.ts'

const passage = (page: string, text: string): Passage => ({
  id: page,
  url: `https://quarry.example/${page}`,
  title: page,
  heading: [],
  text,
})
const tours = passage('tours', 'The slate tour takes ninety minutes.\nThe night tour costs €31.')
const cafe = passage('cafe', 'The café sells soup and bread until four.')

test('each source lists the sentences that its line supports', () => {
  const said = [
    { text: 'The night tour costs €31.', cited: [1] },
    { text: 'You will love it!', cited: [] },
    { text: 'The slate tour takes ninety minutes.', cited: [1] },
    { text: 'Soup and bread are sold in the café until four.', cited: [] },
    { text: 'So the night tour is €31.', cited: [1, 1] },
  ]
  expect(cite(said, [tours, cafe], [], 'en')).toEqual([
    { url: tours.url, title: 'tours', quote: 'The night tour costs €31.', sentences: [1, 5] },
    { url: tours.url, title: 'tours', quote: 'The slate tour takes ninety minutes.', sentences: [3] },
    { url: cafe.url, title: 'cafe', quote: cafe.text, sentences: [4] },
  ])
})

test('a line with the owner’s value is not quoted from its page, but its neighbours are', () => {
  const prices = {
    ...passage(
      'prices',
      'The cellar tour costs €44.\nThe roof tour takes an hour. Children pay €9 on the roof.',
    ),
    restated: ['The cellar tour costs €44.', 'Children pay €9 on the roof.'],
  }
  const said = [
    { text: 'The cellar tour costs €44.', cited: [1] },
    { text: 'The roof tour takes an hour.', cited: [1] },
    { text: 'Children pay €9 on the roof.', cited: [1] },
  ]
  expect(cite(said, [prices], [], 'en')).toEqual([
    { url: prices.url, title: 'prices', quote: 'The roof tour takes an hour.', sentences: [2] },
  ])
})

test('at most eight sources are cited', () => {
  const pages = Array.from({ length: 11 }, (_, nth) =>
    passage(`p${nth}`, `Shed ${nth}00 holds slate ${nth}00.`),
  )
  const said = pages.map(({ text }, nth) => ({ text, cited: [nth + 1] }))
  expect(cite(said, pages, [], 'en').map(({ sentences }) => sentences)).toEqual(
    Array.from({ length: 8 }, (_, nth) => [nth + 1]),
  )
})
