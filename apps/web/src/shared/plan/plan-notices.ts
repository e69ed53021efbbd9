import { type ToastMessage, toast } from '../../ui/messages/toast-store.ts'

// Toasts for plan limits and missing features. `api.ts` handles the scan limit.

type Go = (path: string) => void

const upgradePlan = (go: Go): ToastMessage['action'] => ({
  label: 'Upgrade Plan',
  onClick: () => go('/billing'),
})

export const showUpgradeRequired = () =>
  toast({
    title: 'Upgrade Required',
    description:
      'Multi-language support is available on Pro and Enterprise plans. Upgrade to enable this feature.',
    variant: 'destructive',
  })

export const showAssistantLimit = (go: Go) =>
  toast({
    title: 'Assistant Limit Reached',
    description: "You've reached your plan's assistant limit. Upgrade to Pro to create more assistants!",
    variant: 'destructive',
    action: upgradePlan(go),
  })

const isPlanUnavailable = (message: string) => message.includes('not available on your current plan')

export function showRefusal(message: string, go: Go, title = 'Error') {
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
