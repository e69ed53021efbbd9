import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { findModelRow } from './store.ts'

/** A model that isn't offered is treated like one that doesn't exist. */
export async function requireOffered(db: Queryable, id: string) {
  const row = await findModelRow(db, id)
  if (!row?.offered) throw new Failure('invalid_input', 'Choose one of the models that are offered.')
}
