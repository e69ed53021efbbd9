import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { node24, runInForeground, runQuietly } from './lib/processes.mjs'
import { main, Stop } from './lib/progress.mjs'

// Records the demo for the public pages and the README from the running product.
await main(async () => {
  const { code } = await runQuietly('ffmpeg', ['-version']).catch(() => ({ code: 1 }))
  if (code !== 0) throw new Stop('Recording needs ffmpeg. On Debian: apt-get install ffmpeg')
  await ensureInstalled()
  await ensureBuilt()
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() }
  return runInForeground(node24, ['tests/recording/record-demo.ts'], { env })
})
