import { type ToastMessage, toast } from '../ui/toast-store.ts'

// What is said where a plan's limit was met or does not hold a feature, except for the limit on scans: `api.ts` says
// that wherever it is met.

type Go = (path: string) => void

const upgradePlan = (go: Go): ToastMessage['action'] => ({
  label: 'Upgrade Plan',
  onClick: () => go('/billing'),
})

/** Whoever turns on what their plan does not hold is told so. */
export const sayUpgradeRequired = () =>
  toast({
    title: 'Upgrade Required',
    description:
      'Multi-language support is available on Pro and Enterprise plans. Upgrade to enable this feature.',
    variant: 'destructive',
  })

export const sayAssistantLimit = (go: Go) =>
  toast({
    title: 'Assistant Limit Reached',
    description: "You've reached your plan's assistant limit. Upgrade to Pro to create more assistants!",
    variant: 'destructive',
    action: upgradePlan(go),
  })

const isPlanUnavailable = (message: string) => message.includes('not available on your current plan')

/** What went wrong. Where it is the plan that refused, with the way to a larger one. */
export function sayRefused(message: string, go: Go, title = 'Error') {
  if (!isPlanUnavailable(message))
    return toast({
      title,
      description: message,
      variant: 'destructive',
      ...(/limit reached/i.test(message) && { action: upgradePlan(go) }),
    })
  return toast({
    title: 'Premium Feature',
    description: /^auto.?scrap/i.test(message)
      ? 'Auto-scraping is available on Pro and Enterprise plans. Upgrade to unlock this feature!'
      : message,
    action: upgradePlan(go),
  })
}
