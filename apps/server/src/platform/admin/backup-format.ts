/**
 * A backup is gzip over lines of JSON: a header, then tables, waiting jobs, sequences and files, then an end.
 * A row is an array of PostgreSQL's own text for each column, so that every type comes back exactly as it was.
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
  /** Tells whether two instances share a secret, without telling the secret. */
  secretFingerprint: string | null
  /** The instance's own key, where the operator has not set SECRET_KEY: without it, stored API keys are lost. */
  secretKey: string | null
}

/** What is sealed in it is sealed as in the tables, under the same key. */
export type WaitingJob = { job: string; data: object; after: string | null; group: string | null }

export type BackupLine =
  | { table: string; columns: string[] }
  | (string | null)[]
  | WaitingJob
  | { sequence: string; last: string; called: boolean }
  | { file: string }
  | { bytes: string }
  | { end: true; rows: number }

/** Batches hold about this much, however long the rows are. */
export const batchBytes = 1_000_000
