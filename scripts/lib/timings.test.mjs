import { expect, test } from 'vitest'
import { createTimings, describeTimings, projectsOf } from './timings.mjs'

test('each part is listed with its duration, even if it failed', async () => {
  let clock = 0
  const timings = createTimings(() => clock)
  const kept = await timings.measure('building', async () => {
    clock += 1_500
    return 'built'
  })
  expect(kept).toBe('built')
  const failing = timings.measure('checks', async () => {
    clock += 20_000
    throw new Error('red')
  })
  await expect(failing).rejects.toThrow('red')
  expect(describeTimings(timings.parts, [])).toBe(
    ['How long it took', '  building      1.5 s', '  checks       20.0 s', ''].join('\n'),
  )
})

test('a project lasts from its first file to its last, even when projects overlap', () => {
  const files = [
    { project: 'unit', file: 'a', started: 1_000, ended: 3_000 },
    { project: 'unit', file: 'b', started: 2_000, ended: 7_000 },
    { project: 'server', file: 'c', started: 6_000, ended: 6_500 },
  ]
  expect(projectsOf(files)).toEqual([
    { name: '  unit tests, 2 files', ms: 6_000 },
    { name: '  server tests, 1 file', ms: 500 },
  ])
})

test('the ten slowest files are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, nth) => ({ file: `f${nth}`, started: 0, ended: nth * 1_000 }))
  const shown = describeTimings([{ name: 'in all', ms: 1 }], files).match(/f\d+/g)
  expect(shown).toEqual(['f11', 'f10', 'f9', 'f8', 'f7', 'f6', 'f5', 'f4', 'f3', 'f2'])
})
