import type { ClientBase } from 'pg'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
export type ForeignKey = { table: string; name: string; definition: string }

// These tables are rebuilt at every start.
const foreignSchemas = `('pg_catalog', 'information_schema', 'pgboss', 'drizzle')`

export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Column[] }>(
    `select format('%I.%I', t.table_schema, t.table_name) as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
       from information_schema.tables t
       join pg_class c on c.oid = format('%I.%I', t.table_schema, t.table_name)::regclass
       join pg_attribute a on a.attrelid = c.oid
      where t.table_type = 'BASE TABLE' and t.table_schema not in ${foreignSchemas} and t.table_schema not like 'pg\\_%'
        and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by t.table_schema, t.table_name
      order by t.table_schema, t.table_name`,
  )
  return rows
}

/** Removes tables and functions, not extensions: adding those again may need rights that this role lacks. */
export async function dropSchemaObjects(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) await client.query(`drop table ${name} cascade`)
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`drop function ${name} cascade`)
}

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, r.relname) as table, quote_ident(c.conname) as name,
            pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname not in ${foreignSchemas}`,
  )
  return rows
}

export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname not in ${foreignSchemas} order by 1`,
  )
  return rows.map((row) => row.name)
}

/** Makes the text output of values independent of server and role settings. */
export async function fixTextFormats(client: ClientBase): Promise<void> {
  await client.query(
    `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
     set local extra_float_digits = 1; set local bytea_output = 'hex'`,
  )
}

export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
