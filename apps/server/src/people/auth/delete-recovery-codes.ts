import type { ClientBase } from 'pg'

/** Recovery codes are hashed with the instance's key, so a new key makes them useless. */
export const deleteAllRecoveryCodes = async (client: ClientBase): Promise<number> =>
  (await client.query('delete from recovery_codes')).rowCount ?? 0
