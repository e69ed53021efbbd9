import { afterEach, expect, test } from 'vitest'
import { toasts } from '../ui/toast-store.ts'
import { sayAssistantLimit, sayRefused, sayUpgradeRequired } from './plan-notices.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

const gone: string[] = []
const go = (path: string) => void gone.push(path)
const said = () => toasts.get()[0]!

test('what has nothing to do with the plan is said as it is', () => {
  sayRefused('Too long.', go, 'Error saving settings')
  expect(said()).toMatchObject({ title: 'Error saving settings', description: 'Too long.' })
  expect(said().action).toBeUndefined()
})

test('a limit that was met, and what a plan does not hold, lead to a larger plan', () => {
  sayRefused('Monthly message limit reached.', go)
  expect(said()).toMatchObject({ title: 'Error', variant: 'destructive', action: { label: 'Upgrade Plan' } })
  sayRefused('Voice is not available on your current plan.', go)
  expect(said()).toMatchObject({
    title: 'Premium Feature',
    description: 'Voice is not available on your current plan.',
  })
  sayRefused('Auto-scraping is not available on your current plan.', go)
  expect(said().description).toBe(
    'Auto-scraping is available on Pro and Enterprise plans. Upgrade to unlock this feature!',
  )
  sayAssistantLimit(go)
  said().action?.onClick()
  expect(gone).toEqual(['/billing'])
})

test('whoever turns on what their plan does not hold is told which plans do', () => {
  sayUpgradeRequired()
  expect(said().description).toContain('Pro and Enterprise')
})
