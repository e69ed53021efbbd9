import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runInForeground(node24, ['apps/server/src/main.ts'], { channel: true })
})
