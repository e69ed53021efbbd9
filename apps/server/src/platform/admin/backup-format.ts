/**
 * A backup is gzipped JSON lines: a header, tables, waiting jobs, sequences, files and an end. Rows are arrays of
 * PostgreSQL's text output, so that every type is restored exactly.
 */
export const formatVersion = 3
/** Format 1, of the first release, has no jobs. Formats 1 and 2 don't name their schema. */
export const readableFormats: readonly unknown[] = [1, 2, formatVersion]

export type BackupHeader = {
  foyer: 'backup'
  format: number
  /** The schema of the tables, by the time stamp of its last migration. */
  schema?: number
  createdAt: string
  /** Identifies the secret without revealing it. */
  secretFingerprint: string | null
  /** The instance's generated key. Without it, stored API keys can't be decrypted. */
  secretKey: string | null
}

/** Sealed values stay sealed under the same key. */
export type WaitingJob = { job: string; data: object; after: string | null; group: string | null }

export type BackupLine =
  | { table: string; columns: string[] }
  | (string | null)[]
  | WaitingJob
  | { sequence: string; last: string; called: boolean }
  | { file: string }
  | { bytes: string }
  | { end: true; rows: number }

/** The target size of a batch, independent of row length. */
export const batchBytes = 1_000_000
