import { expect, test } from 'vitest'
import { createSenderPlaces } from './sender-places.ts'

test('each job of a burst gets a later place, and other senders start at the front', () => {
  let at = 0
  const placeOf = createSenderPlaces(() => at)
  expect(Array.from({ length: 4 }, () => placeOf('flood'))).toEqual([0, 1, 2, 3])
  expect(placeOf('quiet')).toBe(0)
  expect(placeOf('flood')).toBe(4)
  at = 3_000
  expect(placeOf('flood')).toBe(2)
  at = 60_000
  expect(placeOf('flood')).toBe(0)
})

test('slow senders keep the front place, and the longest inactive sender is forgotten first', () => {
  let at = 0
  const placeOf = createSenderPlaces(() => at)
  for (let nth = 0; nth < 5; nth++) {
    at += 1_500
    expect(placeOf('steady')).toBe(0)
  }
  expect([placeOf('many'), placeOf('many')]).toEqual([0, 1])
  for (let nth = 0; nth < 9_000; nth++) placeOf(`account ${nth}`)
  expect(placeOf('many')).toBe(2)
  for (let nth = 0; nth < 10_000; nth++) placeOf(`account ${nth}`)
  expect(placeOf('many')).toBe(0)
})
