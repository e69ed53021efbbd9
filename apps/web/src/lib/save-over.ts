import { ApiError } from './http.ts'

type WantedChange<Saved> = {
  /** What the change was made on. */
  over: { version: number }
  send: (version: number) => Promise<Saved>
  read: () => Promise<Saved>
  /** Whether what somebody else saved meanwhile is in the way of this change. */
  clashes: (newer: Saved) => boolean
}

/**
 * Saves a change of something that others change too. What is saved meanwhile and not in the way is kept, and the change
 * goes on top of it; what is in the way is given back, and nothing is saved.
 */
export async function saveOver<Saved extends { version: number }>(
  wanted: WantedChange<Saved>,
): Promise<{ saved: Saved } | { newer: Saved }> {
  try {
    return { saved: await wanted.send(wanted.over.version) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const newer = await wanted.read()
    return wanted.clashes(newer) ? { newer } : saveOver({ ...wanted, over: newer })
  }
}
