import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { listTables, quotedName } from '../platform/admin/backup-tables.ts'

type Reference = { table: string; column: string; parent: string; parentColumn: string }

/** Adds rows to every table, with values made from the column types, so that new tables are included. */
export async function fillEveryTable(pool: Pool, rows = 3): Promise<void> {
  const client = await pool.connect()
  try {
    const references = (await client.query<Reference>(referencesQuery)).rows
    // A made-up instance key would make the stored data undecryptable.
    const waiting = (await listTables(client)).filter(({ name }) => name !== 'public.instance_key')
    while (waiting.length > 0) {
      const next = waiting.findIndex((table) =>
        references.every(
          ({ table: child, parent }) =>
            child !== table.name || parent === child || !waiting.some((other) => other.name === parent),
        ),
      )
      const [table] = waiting.splice(Math.max(next, 0), 1)
      for (let nth = 0; nth < rows; nth++) {
        const parts = table!.columns.map((column) => {
          const reference = references.find(
            (each) => each.table === table!.name && each.column === column.name,
          )
          if (reference === undefined) return valueFor(column.type)
          return `(select ${reference.parentColumn} from ${reference.parent} offset ${nth} limit 1)`
        })
        const names = table!.columns.map((column) => quotedName(column.name)).join(', ')
        // Some tables allow one row, or one default row.
        await client.query(
          `insert into ${table!.name} (${names}) overriding system value values (${parts.join(', ')})
           on conflict do nothing`,
        )
      }
    }
  } finally {
    client.release()
  }
}

const referencesQuery = `
  select c.conrelid::regclass::text as child, format('%I.%I', n.nspname, r.relname) as table, a.attname as column,
         format('%I.%I', pn.nspname, p.relname) as parent, quote_ident(pa.attname) as "parentColumn"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_class p on p.oid = c.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    join lateral unnest(c.conkey, c.confkey) as k(child, parent) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child
    join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.parent
   where c.contype = 'f'`

// Some numbers are keys, so random ones could collide.
let lastNumber = 100

function valueFor(type: string): string {
  if (type.endsWith('[]')) return `array[${valueFor(type.slice(0, -2))}, null]::${type}`
  if (type === 'uuid') return `'${randomUUID()}'`
  if (type === 'boolean') return Math.random() < 0.5 ? 'true' : 'false'
  if (type === 'jsonb' || type === 'json')
    return `'{"text": "a \\"quoted\\" line\\nand \\\\ more", "n": [1.5, null]}'`
  if (type.startsWith('timestamp')) return `now() - random() * interval '100 days'`
  if (type === 'date') return `current_date`
  if (/^(integer|bigint|smallint)$/.test(type)) return `${++lastNumber}`
  if (/^(real|double precision|numeric)/.test(type)) return `random()`
  if (type === 'bytea') return `'\\x00ff10'`
  if (type === 'tsvector') return `to_tsvector('simple', 'opening hours')`
  return `E'${randomUUID()} line\\none\\ttab \\\\ "quoted" ünïcode 日本 \\\\N'`
}
