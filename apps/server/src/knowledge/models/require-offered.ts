import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { findModelRow } from './store.ts'

/** An owner chooses among what the operator offers; any other model reads like one that never was. */
export async function requireOffered(db: Queryable, id: string) {
  const row = await findModelRow(db, id)
  if (!row?.offered) throw new Failure('invalid_input', 'Choose one of the models that are offered.')
}
