import { afterEach, expect, test } from 'vitest'
import { toasts } from '../../ui/messages/toast-store.ts'
import { showAssistantLimit, showRefusal, showUpgradeRequired } from './plan-notices.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

const gone: string[] = []
const go = (path: string) => void gone.push(path)
const said = () => toasts.get()[0]!

test('other errors are shown unchanged', () => {
  showRefusal('Too long.', go, 'Error saving settings')
  expect(said()).toMatchObject({ title: 'Error saving settings', description: 'Too long.' })
  expect(said().action).toBeUndefined()
})

test('limits and missing features lead to an upgrade', () => {
  showRefusal('Monthly message limit reached.', go)
  expect(said()).toMatchObject({ title: 'Error', variant: 'destructive', action: { label: 'Upgrade Plan' } })
  showRefusal('Voice is not available on your current plan.', go)
  expect(said()).toMatchObject({
    title: 'Premium Feature',
    description: 'Voice is not available on your current plan.',
  })
  showRefusal('Auto-scraping is not available on your current plan.', go)
  expect(said().description).toBe(
    'Auto-scraping is available on Pro and Enterprise plans. Upgrade to unlock this feature!',
  )
  showAssistantLimit(go)
  said().action?.onClick()
  expect(gone).toEqual(['/billing'])
})

test('enabling a missing feature names the plans that include it', () => {
  showUpgradeRequired()
  expect(said().description).toContain('Pro and Enterprise')
})
