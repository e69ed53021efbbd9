import { ApiError } from '../http/http.ts'

type VersionedChange<Saved> = {
  base: { version: number }
  send: (version: number) => Promise<Saved>
  read: () => Promise<Saved>
  conflicts: (newer: Saved) => boolean
}

/**
 * Saves a change with optimistic locking. On a version conflict it retries on top of the newer version, unless the two
 * changes conflict.
 */
export async function saveVersioned<Saved extends { version: number }>(
  wanted: VersionedChange<Saved>,
): Promise<{ saved: Saved } | { newer: Saved }> {
  try {
    return { saved: await wanted.send(wanted.base.version) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const newer = await wanted.read()
    return wanted.conflicts(newer) ? { newer } : saveVersioned({ ...wanted, base: newer })
  }
}
