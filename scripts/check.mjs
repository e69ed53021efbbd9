import { runChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/progress.mjs'

await main(async () => {
  await ensureInstalled()
  const { failed } = await runChecks()
  return failed === 0 ? 0 : 1
})
