import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { runChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installed, node24, root, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'

const report = join(root, '.cache', 'tests.json')

await main(async () => {
  await ensureInstalled()
  const browser = await ensureBrowser()
  process.stdout.write(`Browser: ${browser}\n`)
  await ensureBuilt()

  const checks = await runChecks()
  await mkdir(join(root, '.cache'), { recursive: true })
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [installed('vitest/vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)]
  const code = await runInForeground(node24, args, { env: { ...process.env, CHROMIUM_PATH: browser } })

  const tests = await countTests(code)
  const failed = checks.failed + tests.failed
  if (tests.skipped > 0) process.stdout.write(`\n${tests.skipped} skipped\n`)
  process.stdout.write(`\n${checks.passed + tests.passed} passed, ${failed} failed\n`)
  return failed === 0 && code === 0 ? 0 : 1
})

async function countTests(code) {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text)
  // A file that can't even be loaded has no failed test to show for it.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  // An error outside of any test fails the run without failing a test.
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}
