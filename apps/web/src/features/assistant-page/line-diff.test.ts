import { expect, test } from 'vitest'
import { type DiffLine, diffLines, hunksOf } from './line-diff.ts'

const marks = { same: ' ', added: '+', removed: '-' }
const drawn = (lines: DiffLine[]) => lines.map(({ kind, text }) => marks[kind] + text)

test('a changed line is removed and added in place', () => {
  expect(drawn(diffLines('one\ntwo\nthree', 'one\n2\nthree'))).toEqual([' one', '-two', '+2', ' three'])
})

test('added and removed lines leave their neighbors alone', () => {
  expect(drawn(diffLines('a\nb\nc\nd', 'b\nx\nc\nd\ne'))).toEqual(['-a', ' b', '+x', ' c', ' d', '+e'])
})

test('equal texts have no differences, an empty text differs in every line', () => {
  expect(diffLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true)
  expect(drawn(diffLines('', 'a'))).toEqual(['+a'])
  expect(drawn(diffLines('a', ''))).toEqual(['-a'])
  expect(diffLines('', '')).toEqual([])
})

test('repeated lines at both ends are counted once', () => {
  expect(drawn(diffLines('x\nx', 'x\nx\nx'))).toEqual([' x', ' x', '+x'])
})

test('both texts can be rebuilt from the diff', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 200; round++) {
    const text = () => Array.from({ length: random(9) + 1 }, () => 'abc'[random(3)]).join('\n')
    const [before, after] = [text(), text()]
    const lines = diffLines(before, after)
    const side = (kind: DiffLine['kind']) =>
      lines.filter((line) => line.kind === 'same' || line.kind === kind).map((line) => line.text)
    expect(side('removed').join('\n')).toBe(before)
    expect(side('added').join('\n')).toBe(after)
  }
})

test('very different long texts are replaced as a whole', () => {
  const text = (name: string) => [
    'first',
    ...Array.from({ length: 20_000 }, (_, nth) => (nth === 9_000 ? 'shared' : `${name}${nth}`)),
    'last',
  ]
  const lines = diffLines(text('a').join('\n'), text('b').join('\n'))
  expect(lines).toHaveLength(40_004)
  expect(lines.findLastIndex(({ kind }) => kind === 'removed')).toBe(20_001)
  expect(lines.some(({ kind }) => kind === 'same')).toBe(false)
})

test('distant unchanged lines are skipped and counted', () => {
  const before = Array.from({ length: 30 }, (_, nth) => `line ${nth}`)
  const after = before.with(10, 'changed')
  const { parts, skippedAtEnd } = hunksOf(diffLines(before.join('\n'), after.join('\n')))
  expect(parts).toHaveLength(1)
  expect(parts[0]?.skipped).toBe(7)
  expect(parts[0]?.lines).toHaveLength(8)
  expect(skippedAtEnd).toBe(16)
})
