import { expect, test } from 'vitest'
import { findCircles } from './find-circles.mjs'
import { specifiersIn } from './read-imports.mjs'

const graphOf = (imports) => new Map(Object.entries(imports))

test('files that import each other by way of a third are one circle; a way that ends is none', () => {
  const circles = findCircles(graphOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['a', 'd'] }))
  expect(circles).toEqual([['a', 'b', 'c']])
})

test('two circles that share a file are one, and a file that imports itself is one', () => {
  const circles = findCircles(graphOf({ a: ['b'], b: ['a', 'c'], c: ['b'], d: ['d'] }))
  expect(circles).toEqual([['a', 'b', 'c'], ['d']])
})

test('every way of naming another file is an import, a type too', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    export { c } from './c.ts'
    export * from './d.ts'
    const e = () => import('./e.ts')
    type F = import('./f.ts').F
    const g = "import { g } from './g.ts'"
    export const h = 1`
  expect(specifiersIn('x.ts', text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts'])
  const atTheTop = text.split('\n').filter((line) => !line.includes('import('))
  expect(specifiersIn('x.ts', atTheTop.join('\n'))).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
  const declared = `declare module 'virtual' { import type { I } from './i.ts' }`
  expect(specifiersIn('x.d.ts', declared)).toEqual(['./i.ts'])
})
