import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { stayOnLoopback } from './tests/network/stay-on-loopback.ts'

/** Stories that mostly wait, for a dead process to be missed or for a turn to come. */
const mostlyWaiting = /\/(scans\/(resume|fair-turns)|admin\/commands|chat\/instances)\.test\.ts$/

/**
 * Vitest begins with the largest files where it has not seen how long they take, as in a fresh clone. Short ones that wait
 * would come last, and wait alone.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project) + (mostlyWaiting.test(moduleId) ? 0 : 1)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

const everywhere = {
  ...stayOnLoopback,
  // Machines are shared: a slow one is not a failing one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
  // One more than a small machine has processors: much of a test is waiting, for a process, a page or the database.
  maxWorkers: 3,
  // A process runs one file after the other, so that the code under test is loaded three times and not once a file.
  // What a file leaves behind in a module or a global, the next one finds: none leaves any.
  isolate: false,
}

/** On a screen what is waited for is the assertion; everywhere else one is asked of every test. */
const asserting = { expect: { ...everywhere.expect, requireAssertions: true } }

/** As the server loads itself. */
const lightImports = new URL('./apps/server/src/light-imports.ts', import.meta.url).href

const onPostgres = {
  ...everywhere,
  // The server's own code is loaded by Node as in earnest. Made ready by Vite it would take a processor seven seconds more
  // in a fresh clone, and Vite then does not know what a test imports: whoever watches has all tests run again.
  server: { deps: { external: [/\/(apps\/server|packages\/[a-z]+)\/src\/(?!.*\.test\.ts$)/] } },
  forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/{apps,packages}/*/src/**'],
  execArgv: [...stayOnLoopback.execArgv, '--import', lightImports],
  globalSetup: [...stayOnLoopback.globalSetup, 'apps/server/src/testing/global-setup.ts'],
}

// Copied programs and attacks are run as people run them, and need the server but no screen.
const withoutScreens = 'tests/{samples,attacks}/**/*.test.ts'

// Three kinds of story: pure logic, the API on real PostgreSQL, and screens in a real Chromium.
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          ...everywhere,
          ...asserting,
          name: 'unit',
          // Nearly every pattern is used again: compiled once and not twice, readers of texts need a tenth less.
          execArgv: [...stayOnLoopback.execArgv, '--no-regexp-tier-up'],
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/widget/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onPostgres,
          ...asserting,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', withoutScreens],
          // They wait most of all, for scans and processes. Another number of workers needs a group of its own.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, withoutScreens],
        },
      },
    ],
  },
})
