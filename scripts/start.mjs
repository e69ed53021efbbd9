import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  // V8's young generation otherwise grows by tens of megabytes that an idle server doesn't need.
  return runInForeground(node24, ['--max-semi-space-size=8', 'apps/server/src/main.ts'], { channel: true })
})
