import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { stayOnLoopback } from '../network/stay-on-loopback.ts'
import { installedBrowsers, missingBrowsers } from './drivers/installed.ts'

const root = join(import.meta.dirname, '../..')

for (const sentence of missingBrowsers) process.stdout.write(`${sentence}\n`)

// npm run test:browsers: key stories in browsers that `npm test` lacks.
export default defineConfig({
  root,
  test: {
    ...stayOnLoopback,
    name: 'browsers',
    include: installedBrowsers.length > 0 ? ['tests/browsers/*.story.ts'] : [],
    passWithNoTests: true,
    globalSetup: [...stayOnLoopback.globalSetup, join(root, 'apps/server/src/testing/global-setup.ts')],
    // Shared machines can be slow.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
})
