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
  takes: string[]
  more?: string
  about: string
  /** Skips migrations, so that a backup before an upgrade doesn't contain them. */
  leavesSchemaAlone?: boolean
  run(context: AdminContext, args: string[]): Promise<void>
}
