import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes.mjs'
import { listPaths } from './find-missing-paths.mjs'

test('docs/decisions/libraries.md explains every runtime dependency', () => {
  const chosen = new Set(
    readFileSync(join(root, 'docs/decisions/libraries.md'), 'utf8')
      .split('\n')
      .flatMap((line) => /^\|[^|]*\|([^|]*)\|/.exec(line)?.[1]?.match(/@?[\w*./-]+/g) ?? []),
  )
  const used = listPaths(root)
    .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, path), 'utf8'))
      return Object.keys({ ...dependencies, ...optionalDependencies })
    })
    .filter((name) => !name.startsWith('@foyer/'))
  expect(used).toContain('fastify')
  expect(used.filter((name) => !chosen.has(name) && !chosen.has(name.replace(/\/.*/, '/*')))).toEqual([])
})
