import { expect, test } from 'vitest'
import { findUses } from './find-uses.mjs'

const tables = [
  { variable: 'accounts', name: 'accounts' },
  { variable: 'scanEvents', name: 'scan_events' },
]
const usesIn = (text) => findUses(text, tables).map(({ table, use }) => `${use} ${table}`)
const imports = "import { accounts, scanEvents } from '../db/schema/all.ts'\n"

test.each([
  [`${imports}db.update(accounts).set({})`, ['writes accounts', 'reads scan_events']],
  [
    `${imports}db.execute(sql\`delete from \${scanEvents} where true\`)`,
    ['reads accounts', 'writes scan_events'],
  ],
  [
    'const s = `\n insert into scan_events (id)\n select id from accounts`',
    ['reads accounts', 'writes scan_events'],
  ],
  ["client.query('update accounts set tier = 1')", ['writes accounts']],
  ["import type { accounts } from '../db/schema/all.ts'\ntype Row = typeof accounts", []],
  ['/** What was selected from accounts. */\n// update accounts\nconst say = `made from accounts`', []],
  ['map.delete(accounts)', []],
])('%s', (text, uses) => {
  expect(usesIn(text)).toEqual(uses)
})
