import type { ClientBase } from 'pg'
import { mailQueue } from './send-mail.ts'

/** Re-encrypts links of queued mails. Links that can't be decrypted stay as they are and fail later. */
export async function resealMails(
  client: ClientBase,
  reseal: (sealed: string) => string | null,
): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('pgboss.job') as found`)
  if (tables[0]?.found === null) return 0
  const { rows } = await client.query<{ id: string; sealed: string }>(
    `select id, data #>> '{letter,action,sealedToken}' as sealed from pgboss.job
      where name = $1 and state < 'completed' and data #>> '{letter,action,sealedToken}' is not null`,
    [mailQueue.name],
  )
  let changed = 0
  for (const { id, sealed } of rows) {
    const becomes = reseal(sealed)
    if (becomes === null) continue
    await client.query(
      `update pgboss.job set data = jsonb_set(data, '{letter,action,sealedToken}', to_jsonb($3::text))
        where name = $1 and id = $2`,
      [mailQueue.name, id, becomes],
    )
    changed++
  }
  return changed
}
