import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../processes.mjs'
import { findUses } from './find-uses.mjs'
import { readers, writers, writesAll } from './owners.mjs'

const server = join(root, 'apps/server/src')
const schema = join(server, 'db/schema')
const nameOf = Symbol.for('drizzle:Name')

async function tablesOfSchema() {
  const files = await readdir(schema)
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(schema, file)).href)))
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([variable, value]) =>
      value?.[nameOf] ? [{ variable, name: value[nameOf] }] : [],
    ),
  )
}

const tables = await tablesOfSchema()
const complaints = tables
  .filter(({ name }) => !writers[name])
  .map(({ name }) => `scripts/lib/tables/owners.mjs does not say which slice writes ${name}`)
const found = { writes: new Set(), reads: new Set() }
for (const name of await readdir(server, { recursive: true })) {
  const file = name.replaceAll('\\', '/')
  if (!/\.ts$/.test(file) || /\.test\.ts$|^testing\/|^db\/schema\//.test(file) || file === writesAll) continue
  const slice = file.split('/')[0]
  const { uses, handsOn } = findUses(await readFile(join(server, name), 'utf8'), tables)
  if (handsOn)
    complaints.push(`${file} hands a table on: offer a verb, or a part of a query that says what it means`)
  for (const { table, use } of uses) {
    found[use].add(`${slice} ${table}`)
    if (!writers[table] || writers[table] === slice) continue
    const verb = `call a verb of ${writers[table]}/`
    if (use === 'writes') complaints.push(`${file} writes ${table}: ${verb}`)
    else if (!readers.has(`${slice} ${table}`))
      complaints.push(`${file} reads ${table}: ${verb}, or say in scripts/lib/tables/owners.mjs why not`)
  }
}
for (const [table, slice] of Object.entries(writers))
  if (!found.writes.has(`${slice} ${table}`))
    complaints.push(`${slice}/ does not write ${table}, as owners.mjs says`)
for (const use of readers)
  if (!found.reads.has(use)) complaints.push(`owners.mjs names a reader that is gone: ${use}`)

for (const complaint of new Set(complaints)) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${tables.length} tables, ${readers.size} readers of another slice's\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
