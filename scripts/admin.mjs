import { ensureInstalled } from './lib/install.mjs'
import { node24, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  return runInForeground(node24, ['apps/server/src/platform/admin/main.ts', ...process.argv.slice(2)])
})
