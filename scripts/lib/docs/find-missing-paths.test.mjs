import { expect, test } from 'vitest'
import { root } from '../processes.mjs'
import { findMissingPaths, listPaths, pathsIn } from './find-missing-paths.mjs'

test('files and folders are told from commands, addresses and drawings', () => {
  const text =
    'Run `npm test`, see `chat/routes.ts`, `apps/web`, `jobs/`, `/api/keys`, `text/plain`, `a(b)`.\n```\n`no/drawing.ts`\n```\n'
  expect(pathsIn(text)).toEqual(['chat/routes.ts', 'apps/web', 'jobs/'])
})

test('every file and folder that the documents name exists', () => {
  const paths = listPaths(root)
  const documents = paths.filter((path) => /^(?:docs\/.*|CONTRIBUTING|README|SECURITY)(?:\.md)$/.test(path))
  expect(documents).toContain('docs/architecture.md')
  expect(findMissingPaths(root, documents, paths)).toEqual([])
})
