import type { ClientBase } from 'pg'

/** Everybody's: they are kept as hashes under the instance's key, and under another key none would be recognised. */
export const forgetRecoveryCodes = async (client: ClientBase): Promise<number> =>
  (await client.query('delete from recovery_codes')).rowCount ?? 0
