import type { ClientBase } from 'pg'
import { listSealedColumns, readSealed, type SealedColumn, tryDecrypt } from './sealed-values.ts'
import type { Secrets } from './secrets.ts'

export type ResealResult = { changed: Map<string, number>; unopened: number }
type Keys = { before: Secrets; next: Secrets }

const atOnce = 5_000

/** Re-encrypts values. Those that `before` can't decrypt stay unchanged. */
export async function resealAll(client: ClientBase, keys: Keys): Promise<ResealResult> {
  const changed = new Map<string, number>()
  let unopened = 0
  for (const column of await listSealedColumns(client)) {
    const sealed = await readSealed(client, column)
    for (let from = 0; from < sealed.length; from += atOnce) {
      const part = sealed.slice(from, from + atOnce)
      const resealed = await resealPart(client, column, part, keys)
      if (resealed > 0) changed.set(column.table, (changed.get(column.table) ?? 0) + resealed)
      unopened += part.length - resealed
    }
  }
  return { changed, unopened }
}

export function reseal({ before, next }: Keys, sealed: string): string | null {
  const plain = tryDecrypt(before, sealed)
  return plain === null ? null : next.encrypt(plain)
}

async function resealPart(
  client: ClientBase,
  { table, column }: SealedColumn,
  sealed: readonly string[],
  keys: Keys,
): Promise<number> {
  const pairs = sealed.flatMap((was) => {
    const becomes = reseal(keys, was)
    return becomes === null ? [] : [{ was, becomes }]
  })
  // Sealed values are unique, so each matches its own row.
  await client.query(
    `update ${table} set ${column} = given.becomes
       from unnest($1::text[], $2::text[]) as given(was, becomes) where ${column} = given.was`,
    [pairs.map(({ was }) => was), pairs.map(({ becomes }) => becomes)],
  )
  return pairs.length
}
