import { expect, test } from 'vitest'
import { applyEvent, elapsed, notStarted, stepOf } from './creation.ts'

test('keywords in the step name advance the steps', () => {
  expect(['initializing', 'discovering', 'extracting', 'scraping', 'parsing'].map(stepOf)).toEqual([
    0, 1, 2, 2, 2,
  ])
  expect(['processing', 'cleaning', 'generating', 'creating', 'completed', 'done'].map(stepOf)).toEqual([
    3, 3, 4, 4, 5, 5,
  ])
  expect(['background-info', 'error'].map(stepOf)).toEqual([null, null])
})

test('progress follows the steps and never goes back', () => {
  const seen = [
    'initializing',
    'discovering',
    'extracting',
    'discovering',
    'processing',
    'generating',
    'completed',
  ] as const
  let creation = notStarted
  const percents = seen.map((step) => {
    creation = applyEvent(creation, { step, message: step })
    return creation.percent
  })
  expect(percents).toEqual([15, 30, 60, 60, 80, 95, 100])
  expect(creation.completed).toBe(5)
})

test('pages and facts are added as events arrive, each page once', () => {
  const page = { url: 'https://a.example/', title: 'Home' }
  const fact = { kind: 'phone', label: 'Phone', value: '030 123', url: page.url } as const
  const once = applyEvent(notStarted, {
    step: 'extracting',
    message: 'Read',
    pagesFound: 3,
    page,
    facts: [fact],
  })
  const twice = applyEvent(once, {
    step: 'extracting',
    message: 'Read',
    pagesFound: 2,
    page,
    extracted: ['Contact Info'],
  })
  expect(twice).toMatchObject({ pages: [page], facts: [fact], pagesFound: 3, extracted: ['Contact Info'] })
})

test('a page that was read counts as found immediately', () => {
  const page = { url: 'https://a.example/', title: 'Home' }
  expect(applyEvent(notStarted, { step: 'extracting', message: 'Read', page }).pagesFound).toBe(1)
})

test('the timer reads m:ss', () => {
  expect([0, 9_900, 61_000, 605_000].map(elapsed)).toEqual(['0:00', '0:09', '1:01', '10:05'])
})
