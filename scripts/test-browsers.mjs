import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installed, node24, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const config = ['--config', 'tests/browsers/vitest.config.ts']
  return runInForeground(node24, [installed('vitest/vitest.mjs'), 'run', ...config, ...process.argv.slice(2)])
})
