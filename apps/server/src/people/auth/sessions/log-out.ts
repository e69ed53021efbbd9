import type { Services } from '../../../services.ts'
import { endFamily } from './end-family.ts'
import { readSession } from './read-session.ts'

/** Always succeeds. A cookie that was refreshed since is a stale copy and ends nothing. */
export async function logOut(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  { bearer, cookie }: { bearer: string | null; cookie: string | null },
) {
  const byBearer = bearer && (await readSession(services, bearer))
  if (byBearer) await endFamily(services.db, byBearer.id, byBearer.familyId)
  const byCookie = cookie && (await readSession(services, cookie))
  if (byCookie && byCookie.sessionState === 'newest')
    await endFamily(services.db, byCookie.id, byCookie.familyId)
}
