import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readImports } from '../imports/read-imports.mjs'
import { root } from '../processes.mjs'
import { findUses } from './find-uses.mjs'
import { queriesOutsideStores } from './queries-outside-stores.mjs'

const server = join(root, 'apps/server/src')
const schema = join(server, 'platform/db/schema')
const nameOf = Symbol.for('drizzle:Name')
/** Exempt because restoring a backup writes every table. */
const writesAll = 'platform/admin/import-instance.ts'

/** A schema file is named after the slice that owns its tables: `models.vectors.ts` belongs to models. */
async function tablesOfSchema() {
  const files = await readdir(schema)
  const tables = files.map(async (file) => {
    const module = await import(pathToFileURL(join(schema, file)).href)
    const owner = file.split('.')[0]
    return Object.entries(module).flatMap(([variable, value]) =>
      value?.[nameOf] ? [{ variable, name: value[nameOf], owner }] : [],
    )
  })
  return (await Promise.all(tables)).flat()
}

const tables = await tablesOfSchema()
const owners = Object.fromEntries(tables.map(({ name, owner }) => [name, owner]))
const complaints = []
const written = new Set()
const withQueries = []
for (const name of await readdir(server, { recursive: true })) {
  const file = name.replaceAll('\\', '/')
  if (
    !/\.ts$/.test(file) ||
    /\.test\.ts$|^testing\/|^platform\/db\/schema\//.test(file) ||
    file === writesAll
  )
    continue
  // The slice comes after the shelf.
  const slice = file.split('/').at(file.split('/').length > 2 ? 1 : 0)
  const { uses, handsOn } = findUses(await readFile(join(server, name), 'utf8'), tables)
  if (uses.length > 0) withQueries.push(file)
  if (handsOn)
    complaints.push(`${file} exports a table: export a function or a named part of a query instead`)
  for (const { table, use } of uses) {
    if (use === 'writes') written.add(`${slice} ${table}`)
    if (owners[table] !== slice)
      complaints.push(`${file} ${use} ${table}: call a function of ${owners[table]}/`)
  }
}
for (const [table, slice] of Object.entries(owners))
  if (!written.has(`${slice} ${table}`))
    complaints.push(`${slice}/ never writes ${table}, but its schema file is named after that slice`)

const { imported: graph } = await readImports(['apps/server/src'])
for (const file of queriesOutsideStores(withQueries, graph, 'apps/server/src'))
  complaints.push(`${file} has queries that only its own slice uses: move them to a store of the slice`)

for (const complaint of new Set(complaints)) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${tables.length} tables\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
