import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installed, node24, runInForeground } from './lib/processes.mjs'
import { main, Stop } from './lib/progress.mjs'

const args = process.argv.slice(2)

/** Runs the browser tests in a given Chromium. */
async function inChromium([path, ...files]) {
  if (path === undefined) throw new Stop('Usage: npm run test:browsers -- chromium PATH [FILES]')
  process.env.CHROMIUM_PATH = path
  await ensureBrowser()
  return ['--project', 'browser', ...files]
}

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const stories =
    args[0] === 'chromium'
      ? await inChromium(args.slice(1))
      : ['--config', 'tests/browsers/vitest.config.ts', ...args]
  return runInForeground(node24, [installed('vitest/vitest.mjs'), 'run', ...stories])
})
