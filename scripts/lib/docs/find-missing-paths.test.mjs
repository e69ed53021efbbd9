import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../processes.mjs'
import { findMissingPaths, listPaths, pathsIn } from './find-missing-paths.mjs'

const paths = ['apps/', 'apps/web/', 'apps/web/lib/', 'apps/web/lib/api.ts', 'jobs/', 'jobs/queue.ts']

test('only files and folders count as paths, not commands, URLs or code blocks', () => {
  const text =
    'Run `npm test`, see `chat/routes.ts`, `apps/web`, `lib/shelf`, `jobs/`, `/api/keys`, `text/plain`, `a(b)`.\n```\n`no/drawing.ts`\n```\n'
  expect(pathsIn(text, paths)).toEqual(['chat/routes.ts', 'apps/web', 'lib/shelf', 'jobs/'])
})

test('missing files and folders are reported, and short names of existing ones are accepted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'README.md'),
    '`lib/api.ts`, `web/lib`, `jobs/*.ts`: `lib/later.tsx`, `lib/shelf`, `cellar/`',
  )
  expect(findMissingPaths(folder, ['README.md'], paths)).toEqual([
    'README.md: lib/later.tsx does not exist',
    'README.md: lib/shelf does not exist',
    'README.md: cellar/ does not exist',
  ])
})

test('every path mentioned in the documents exists', () => {
  const all = listPaths(root)
  const documents = all.filter((path) =>
    /^(?:docs\/.*|(?:(?:apps|packages)\/[^/]+\/)?[A-Z]+)\.md$/.test(path),
  )
  expect(documents).toEqual(
    expect.arrayContaining(['docs/architecture.md', 'README.md', 'apps/web/README.md']),
  )
  expect(findMissingPaths(root, documents, all)).toEqual([])
})
