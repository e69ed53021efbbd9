import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt({ force: process.argv.includes('--force') })
  return 0
})
