import { expect, test } from 'vitest'
import { lockfileFaults } from './lockfile.mjs'

const integrity =
  'sha512-3oSeUO0TMV67hN1AmXsK4+eqY7tWSeFLNIGc5qQmhXCtbUZ8ZkaN1m8mWkgOYpLFMNxUq0JAPAdSgqSmgVQxKg=='

test('packages without a checksum or with a registry URL are reported', () => {
  const packages = {
    '': { name: 'foyer' },
    'apps/server': { version: '0.1.0' },
    'node_modules/@foyer/server': { resolved: 'apps/server', link: true },
    'node_modules/whole': { version: '1.0.0', integrity },
    'node_modules/whole/node_modules/bundled': { version: '1.0.0', inBundle: true },
    'node_modules/bare': { version: '1.0.0', optional: true },
    'node_modules/weak': { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    'node_modules/placed': { version: '1.0.0', integrity, resolved: 'https://registry.example/placed.tgz' },
  }
  expect(lockfileFaults({ packages })).toEqual([
    'node_modules/bare has no integrity',
    'node_modules/weak has no integrity',
    'node_modules/placed has a resolved URL',
  ])
})
