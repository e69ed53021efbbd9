import type { Services } from '../services.ts'
import { endFamily } from './end-family.ts'
import { readSession } from './read-session.ts'

/** Leaving always works: an ended or expired session is simply left. */
export async function logOut(services: Services, tokens: readonly (string | null)[]) {
  for (const token of tokens) {
    const account = token && (await readSession(services, token))
    if (account) await endFamily(services.db, account.id, account.familyId)
  }
}
