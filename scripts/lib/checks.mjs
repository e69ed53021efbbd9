import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockfileFaults } from './lockfile.mjs'
import { installed, node24, root, runQuietly } from './processes.mjs'

// The compiler keeps nearly everything it allocates, so garbage collection only pays when memory runs short.
const collectingLate = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

// The default of four checkers repeats work and takes twice the CPU time; the checks already run in parallel.
const types = (project) => ({
  script: 'typescript/bin/tsc',
  args: ['-p', project, '--checkers', '1'],
  env: collectingLate,
})

const checks = [
  { name: 'types of the server and packages', ...types('tsconfig.json') },
  { name: 'types of the web app', ...types('apps/web/tsconfig.json') },
  { name: 'types of the widget', ...types('apps/widget/tsconfig.json') },
  {
    name: 'format, lint and import rules',
    script: '@biomejs/biome/bin/biome',
    args: ['ci', '--colors=off', '.'],
  },
  {
    name: 'regular expressions run in linear time',
    own: 'scripts/lib/patterns/check-patterns.mjs',
    args: [],
  },
  {
    name: 'imports follow the architecture, without cycles',
    own: 'scripts/lib/imports/check-imports.mjs',
    args: [],
  },
  { name: 'each table belongs to one slice', own: 'scripts/lib/tables/check-tables.mjs', args: [] },
  { name: 'screens work in every browser', own: 'scripts/lib/screens/check-screens.mjs', args: [] },
  { name: 'unused code and dependencies', script: 'knip/bin/knip.js', args: ['--no-progress'] },
]

/** Runs every check even when one fails, and prints each result. */
export async function runChecks() {
  const results = await Promise.all([
    ...checks.map(async ({ name, script, own, args, env }) => {
      const file = own ? join(root, own) : installed(script)
      const { code, output } = await runQuietly(node24, [file, ...args], { env: { ...process.env, ...env } })
      return { name, passed: code === 0, output }
    }),
    checkLockfile(),
  ])
  for (const { name, passed, output } of results) {
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'}  ${name}\n`)
    if (!passed) process.stdout.write(`${output.trim()}\n\n`)
  }
  return {
    passed: results.filter((each) => each.passed).length,
    failed: results.filter((each) => !each.passed).length,
  }
}

async function checkLockfile() {
  const faults = lockfileFaults(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  return {
    name: 'checksums in the lockfile',
    passed: faults.length === 0,
    output: `${faults.join('\n')}\nSee Dependencies in CONTRIBUTING.md.`,
  }
}
