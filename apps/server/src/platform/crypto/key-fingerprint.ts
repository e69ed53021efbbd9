import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

export const keyFingerprint = (secretKey: string): string =>
  createHash('sha256').update(`foyer backup ${secretKey}`).digest('hex').slice(0, 16)

export async function readStoredFingerprint(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.instance_key') is not null as there`,
  )
  if (!rows[0]?.there) return null
  const noted = await client.query<{ fingerprint: string }>('select fingerprint from instance_key')
  return noted.rows[0]?.fingerprint ?? null
}

export async function storeKeyFingerprint(client: ClientBase, secretKey: string): Promise<void> {
  await client.query(
    `insert into instance_key (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = excluded.fingerprint`,
    [keyFingerprint(secretKey)],
  )
}
