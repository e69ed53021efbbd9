import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plans } from '@foyer/contract/plans'
import { expect, test } from 'vitest'
import { planOf } from './plan-of.ts'

const nothing = {
  assistants: null,
  messagesPerMonth: null,
  messagesPerDayPerIp: null,
  scansPerMonth: null,
  pagesPerScan: null,
  storageBytes: null,
}

test('agreed limits override the plan, number by number', () => {
  expect(planOf({ tier: 'pro', agreed: null })).toEqual(plans.pro)
  expect(planOf({ tier: 'pro', agreed: nothing })).toEqual(plans.pro)
  expect(planOf({ tier: 'free', agreed: { ...nothing, assistants: 0, messagesPerMonth: -1 } })).toEqual({
    ...plans.free,
    assistants: 0,
    messagesPerMonth: -1,
  })
})

test('no other server code reads limits from the plan table', async () => {
  const source = join(import.meta.dirname, '../../..')
  const files = await readdir(source, { recursive: true })
  const asking: string[] = []
  let read = 0
  for (const file of files) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('testing/')) continue
    if (file === 'people/auth/plan/plan-of.ts') continue
    const text = await readFile(join(source, file), 'utf8')
    if (!text.includes("from '@foyer/contract/plans'")) continue
    read++
    // Prices, names and features are the same for every account on a plan.
    if (/\bplans(?:\[[^\]]+\]|\.\w+\b)(?!\.(name|price|features)\b)/.test(text)) asking.push(file)
  }
  expect(read).toBeGreaterThan(3)
  expect(asking).toEqual([])
})
