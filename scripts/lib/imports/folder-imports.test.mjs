import { expect, test } from 'vitest'
import { findCircles } from './find-circles.mjs'
import { folderImports } from './folder-imports.mjs'

const circlesOf = (imports) =>
  findCircles(folderImports(new Map(Object.entries(imports)), (file) => !file.includes('.test.')))

test('two-way imports between sibling folders are a cycle even when no file is in one', () => {
  expect(
    circlesOf({
      'src/crawl/crawl.ts': ['src/fetch/fetch.ts'],
      'src/fetch/fetch.ts': [],
      'src/fetch/budget.ts': ['src/crawl/options.ts'],
    }),
  ).toEqual([['src/crawl', 'src/fetch']])
})

test('folders are compared where their paths diverge, at any depth', () => {
  const imports = {
    'src/read/html/tags.ts': ['src/read/text/lines.ts', 'src/fetch/fetch.ts'],
    'src/read/text/words/split.ts': ['src/read/html/tags.ts'],
  }
  expect(circlesOf(imports)).toEqual([['src/read/html', 'src/read/text']])
})

test('files in a parent folder may import and be imported, and tests are not counted', () => {
  const imports = {
    'src/app.ts': ['src/read/read.ts'],
    'src/read/read.ts': ['src/types.ts', 'src/read/html/tags.ts', 'src/fetch/fetch.ts'],
    'src/read/html/tags.ts': ['src/read/page.ts', 'src/app.ts'],
    'src/fetch/fetch.test.ts': ['src/read/read.ts'],
  }
  expect(circlesOf(imports)).toEqual([])
  expect(circlesOf({ ...imports, 'src/fetch/fetch.ts': ['src/read/read.ts'] })).toEqual([
    ['src/fetch', 'src/read'],
  ])
})
