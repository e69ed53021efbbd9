import { fileURLToPath } from 'node:url'
import { records } from './records.ts'

const guard = new URL('./loopback-only.mjs', import.meta.url)
guard.searchParams.set('records', records)

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Vitest settings: a connection to the outside is refused and fails the test. */
export const stayOnLoopback = {
  execArgv: ['--import', guard.href],
  setupFiles: [file('./setup.ts')],
  globalSetup: [file('./report.ts')],
}
