import { expect, test } from 'vitest'
import { createCommonAnswers } from './common-answers.ts'
import { packSketch, sketchOf } from './sketch.ts'

const sketch = (text: string) => packSketch(sketchOf(text))
const pageOf = (name: string) =>
  sketch(`# ${name}\n\nAll about ${name}, which we have grown for years.\n\nAsk us for ${name} in the shop.`)
const wall =
  'Back in an hour\n\nOur website has a rest while we water the plants, please come again later today.'
const names = ['fern', 'moss', 'ivy', 'palm', 'cactus', 'rose', 'lily', 'aloe', 'mint', 'sage']
const previous = new Map(names.map((name) => [name, { sketch: pageOf(name) }]))

type Told = [key: string, said: string | { to: string }]
function find(told: readonly Told[]) {
  const answers = createCommonAnswers(previous)
  for (const [key, said] of told)
    if (typeof said === 'string') answers.answered(key, said)
    else answers.ledTo(key, said.to)
  return [...answers.find()].sort()
}
const asBefore = (list: string[]): Told[] => list.map((name) => [name, pageOf(name)])
const walled = (list: string[]): Told[] => list.map((name) => [name, sketch(wall)])

test('finds a text that most pages answer with, starting at the page that had it first', () => {
  expect(find([...asBefore(names.slice(0, 3)), ...walled(names.slice(3))])).toEqual(names.slice(3).sort())
  expect(find([...asBefore(names.slice(0, 7)), ...walled(names.slice(7))])).toEqual(names.slice(7).sort())
  expect(find(walled(names.slice(0, 2)))).toEqual(['fern', 'moss'])
})

test('finds it even with request ids or different addresses', () => {
  const numbered = names.map(
    (name, nth): Told => [name, sketch(`${wall}\n\nRequest 7f${nth}31 for /${name}`)],
  )
  expect(find(numbered)).toEqual([...names].sort())
  const led = names.flatMap((name): Told[] => [
    [name, { to: `closed-${name}` }],
    [`closed-${name}`, sketch(wall)],
  ])
  expect(find(led)).toEqual([...names, ...names.map((name) => `closed-${name}`)].sort())
})

test('ignores a few pages that went out of stock', () => {
  const told = names.map((name, nth): Told => [name, nth % 4 === 0 ? sketch(wall) : pageOf(name)])
  expect(find(told)).toEqual([])
})

test('ignores a new notice on pages that keep text of their own', () => {
  const notice =
    'From the first of May on our shop on the hill is open on Sundays too, and parking there is free.'
  const relaunched = names.map((name): Told => [name, sketch(`# ${name}\n\n${notice}`)])
  expect(find(relaunched)).toEqual([])
  const rewritten = names.map(
    (name): Told => [
      name,
      sketch(
        `${notice}\n\nThe new page of ${name} tells in full how ${name} is planted, watered, cut and sold.`,
      ),
    ],
  )
  expect(find(rewritten)).toEqual([])
})

test('finds pages that redirect to an unchanged page, but not that page', () => {
  const told: Told[] = [
    ['fern', pageOf('fern')],
    ...names.slice(1).map((name): Told => [name, { to: 'fern' }]),
  ]
  expect(find(told)).toEqual(names.slice(1).sort())
})

test('finds nothing on a first crawl', () => {
  const told = ['a', 'b', 'c', 'd'].map((key): Told => [key, sketch(wall)])
  expect(find(told)).toEqual([])
})
