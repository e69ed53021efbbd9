import { expect, test } from 'vitest'
import { findCircles } from './find-circles.mjs'
import { specifiersIn } from './read-imports.mjs'

const namedIn = (file, text) => specifiersIn(file, text).specifiers

const graphOf = (imports) => new Map(Object.entries(imports))

test('files that import each other through a third form one cycle', () => {
  const circles = findCircles(graphOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [], f: ['a', 'd'] }))
  expect(circles).toEqual([['a', 'b', 'c']])
})

test('cycles that share a file count as one, and a file that imports itself is a cycle', () => {
  const circles = findCircles(graphOf({ a: ['b'], b: ['a', 'c'], c: ['b'], d: ['d'] }))
  expect(circles).toEqual([['a', 'b', 'c'], ['d']])
})

test('every form of import is found, type imports included', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    export { c } from './c.ts'
    export * from './d.ts'
    const e = () => import('./e.ts')
    type F = import('./f.ts').F
    const g = "import { g } from './g.ts'"
    export const h = 1`
  expect(namedIn('x.ts', text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts'])
  const atTheTop = text.split('\n').filter((line) => !line.includes('import('))
  expect(namedIn('x.ts', atTheTop.join('\n'))).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
  const declared = `declare module 'virtual' { import type { I } from './i.ts' }`
  expect(namedIn('x.d.ts', declared)).toEqual(['./i.ts'])
})

test('type imports are distinguished from value imports', () => {
  const lines = [
    "import type { A } from './a.ts'",
    "export type { B } from './b.ts'",
    "import './c.ts'",
    "import { d, type D } from './d.ts'",
    "import type { E } from './e.ts'",
    "export { e } from './e.ts'",
  ]
  const valuesIn = (text) => specifiersIn('x.ts', text).ofValues
  expect(valuesIn(lines.join('\n'))).toEqual(['./c.ts', './d.ts', './e.ts'])
  const deeper = [...lines, "type F = import('./f.ts').F", "const g = () => import('./g.ts')"]
  expect(valuesIn(deeper.join('\n'))).toEqual(['./c.ts', './d.ts', './e.ts', './g.ts'])
})
