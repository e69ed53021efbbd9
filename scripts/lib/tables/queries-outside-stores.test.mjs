import { expect, test } from 'vitest'
import { queriesOutsideStores } from './queries-outside-stores.mjs'

const graph = new Map([
  [
    'src/talk/leads/keep-lead.ts',
    ['src/talk/leads/store.ts', 'src/talk/leads/merge-leads.ts', 'src/talk/leads/count-leads.ts'],
  ],
  ['src/talk/analytics/read-analytics.ts', ['src/talk/leads/count-leads.ts']],
  ['src/talk/analytics/analytics.test.ts', ['src/talk/leads/merge-leads.ts']],
])

test('a query belongs in a store or in a file that another slice imports, tests excluded', () => {
  const files = ['talk/leads/store.ts', 'talk/leads/merge-leads.ts', 'talk/leads/count-leads.ts']
  expect(queriesOutsideStores(files, graph, 'src')).toEqual(['talk/leads/merge-leads.ts'])
})
