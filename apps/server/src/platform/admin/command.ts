import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import type { Database } from '../db/client.ts'

export type AdminContext = {
  config: Config
  pool: Pool
  db: Database
  say: (sentence: string) => void
}

export type Command = {
  /** The arguments, as they are shown to whoever gives too few or too many. */
  takes: string[]
  /** What may follow them, any number of times. */
  more?: string
  about: string
  /** A backup before an upgrade must not bring the upgrade's changes with it. */
  leavesSchemaAlone?: boolean
  run(context: AdminContext, args: string[]): Promise<void>
}
