import { expect, test } from 'vitest'
import { findUses } from './find-uses.mjs'

const tables = [
  { variable: 'accounts', name: 'accounts' },
  { variable: 'scanEvents', name: 'scan_events' },
]
const usesIn = (text) => findUses(text, tables).uses.map(({ table, use }) => `${use} ${table}`)
const imports = "import { accounts, scanEvents } from '../db/schema/all.ts'\n"

test.each([
  [`${imports}db.update(accounts).set({})`, ['writes accounts', 'reads scan_events']],
  [
    `${imports}db.execute(sql\`delete from \${scanEvents} where true\`)`,
    ['reads accounts', 'writes scan_events'],
  ],
  [
    'const s = `\n insert into scan_events (id)\n select id from accounts`',
    ['writes scan_events', 'reads accounts'],
  ],
  ["client.query('update accounts set tier = 1')", ['writes accounts']],
  ["client.query('UPDATE accounts AS a SET tier = 1')", ['writes accounts']],
  ["import { accounts as owners } from '../db/schema/all.ts'\ndb.delete(owners)", ['writes accounts']],
  ["import type { accounts } from '../db/schema/all.ts'\ntype Row = typeof accounts", []],
  ["import { type accounts } from '../db/schema/all.ts'\ntype Row = typeof accounts", []],
  ['/** What was selected from accounts. */\n// update accounts\nconst say = `made from accounts`', []],
  ["const say = 'People join accounts. Choose what to update, and which files come from accounts.'", []],
  ['map.delete(accounts)', []],
])('%s', (text, uses) => {
  expect(usesIn(text)).toEqual(uses)
})

test.each([
  'const s = `select * from "accounts"`',
  'const s = `select * from public.accounts`',
  'const s = `select 1 from pages p, lateral (select 2) l, accounts a`',
  'const s = `select (select 1 from pages where true), a.id from only accounts a`',
  "const part = 'join accounts a on a.id = x.account_id'",
  'const part = `left join accounts using (id)`',
  "const part = 'from accounts a'",
  'const part = `count(*) from accounts a where a.id = $1`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The string is source code.
  "const s = `select 1 from pages ${some ? `join accounts a on true` : ''}`",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The string is source code as well.
  'const s = `select 1 from pages where ${quoted(/`/)} and exists (select from accounts)`',
  "sql.identifier('accounts')",
  "const url = 'https://example.com' // it's\nconst s = `select from accounts`",
])('a table is found in %s', (text) => {
  expect(usesIn(text)).toEqual(['reads accounts'])
})

test.each([
  ["export { accounts } from '../db/schema/all.ts'", true],
  ["export * from '../db/schema/all.ts'", true],
  ["import * as schema from '../db/schema/all.ts'", true],
  ["const { accounts } = await import('../db/schema/all.ts')", true],
  [`${imports}export const owners = accounts`, true],
  [`${imports}export { accounts }`, true],
  [`${imports}export const owners = (db) => db.select().from(accounts)`, false],
  ["export type { Kind } from '../db/schema/all.ts'", false],
])('exporting a table or importing the whole schema is found in %s: %s', (text, handsOn) => {
  expect(findUses(text, tables).handsOn).toBe(handsOn)
})
