import { expect, test } from 'vitest'
import { queriesOutsideStores } from './queries-outside-stores.mjs'

const graph = new Map([
  ['src/leads/keep-lead.ts', ['src/leads/store.ts', 'src/leads/merge-leads.ts', 'src/leads/count-leads.ts']],
  ['src/analytics/read-analytics.ts', ['src/leads/count-leads.ts']],
  ['src/analytics/analytics.test.ts', ['src/leads/merge-leads.ts']],
])

test('a query is in a store, or in a file that another slice imports, and a test is no slice', () => {
  const files = ['leads/store.ts', 'leads/merge-leads.ts', 'leads/count-leads.ts']
  expect(queriesOutsideStores(files, graph, 'src')).toEqual(['leads/merge-leads.ts'])
})
