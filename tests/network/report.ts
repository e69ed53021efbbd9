import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
// The process that starts the tests has global setups to run, and stays on loopback too.
import './loopback-only.mjs'
import { records } from './records.ts'

/** Tells after the last test what was refused after the test that is to blame had ended. */
export default function reportStragglers() {
  // A run that was killed may have left some under the same process id.
  rmSync(records, { recursive: true, force: true })
  return () => {
    if (!existsSync(records)) return
    const tried = readdirSync(records).map((name) => readFileSync(join(records, name), 'utf8'))
    rmSync(records, { recursive: true, force: true })
    if (tried.length > 0) throw new Error(tried.join('\n'))
  }
}
