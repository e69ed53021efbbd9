import type { ClientBase } from 'pg'

/** Recovery codes are hashes under the instance's key: under another key nobody's would be recognised. */
export const forgetRecoveryCodes = async (client: ClientBase): Promise<number> =>
  (await client.query('delete from recovery_codes')).rowCount ?? 0
