import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
// Global setups run in this process, so it is guarded too.
import './loopback-only.mjs'
import { records } from './records.ts'

export default function reportStragglers() {
  // A killed run with the same process id may have left some.
  rmSync(records, { recursive: true, force: true })
  return () => {
    if (!existsSync(records)) return
    const tried = readdirSync(records).map((name) => readFileSync(join(records, name), 'utf8'))
    rmSync(records, { recursive: true, force: true })
    if (tried.length > 0) throw new Error(tried.join('\n'))
  }
}
