import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { runChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { installed, node24, root, runInForeground } from './lib/processes.mjs'
import { main } from './lib/progress.mjs'
import { timesFile } from './lib/time-reporter.mjs'
import { createTimings, describeTimings, projectsOf } from './lib/timings.mjs'

const report = join(root, '.cache', 'tests.json')
/** Tests list here what they could not run because a program is missing, one per line. */
const notRun = join(root, '.cache', 'not-run')
const timeReporter = join(root, 'scripts', 'lib', 'time-reporter.mjs')

await main(async () => {
  const { measure, parts } = createTimings()
  await measure('installing packages', ensureInstalled)
  // These are independent, and each leaves CPUs idle towards its end.
  const [browser, checks] = await Promise.all([
    measure('finding a browser', ensureBrowser),
    measure('checks', runChecks),
    measure('building', ensureBuilt),
  ])
  process.stdout.write(`Browser: ${browser}\n`)
  await mkdir(join(root, '.cache'), { recursive: true })
  for (const old of [report, timesFile, notRun]) await rm(old, { force: true })
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${timeReporter}`,
  ]
  const args = [installed('vitest/vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)]
  const env = { ...process.env, CHROMIUM_PATH: browser }
  const code = await measure('all tests', () => runInForeground(node24, args, { env }))

  const files = await readTimes()
  process.stdout.write(`\n${describeTimings([...parts, ...projectsOf(files)], files)}`)

  const tests = await countTests(code)
  const failed = checks.failed + tests.failed
  process.stdout.write(await describeNotRun())
  if (tests.skipped > 0) process.stdout.write(`\n${tests.skipped} skipped\n`)
  process.stdout.write(`\n${checks.passed + tests.passed} passed, ${failed} failed\n`)
  return failed === 0 && code === 0 ? 0 : 1
})

async function describeNotRun() {
  const text = await readFile(notRun, 'utf8').catch(() => '')
  const lines = [...new Set(text.split('\n').filter(Boolean))].sort()
  return lines.length > 0 ? `\nNot run here:\n${lines.map((line) => `  ${line}\n`).join('')}` : ''
}

/** The file is missing or incomplete when the run was killed. */
async function readTimes() {
  try {
    return JSON.parse(await readFile(timesFile, 'utf8'))
  } catch {
    return []
  }
}

async function countTests(code) {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text)
  // A file that fails to load has no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  // An error outside any test fails the run without failing a test.
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}
