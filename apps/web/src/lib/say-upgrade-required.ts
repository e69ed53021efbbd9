import { toast } from '../ui/toast-store.ts'

/** To whoever turns on what their plan does not hold. */
export const sayUpgradeRequired = () =>
  toast({
    title: 'Upgrade Required',
    description:
      'Multi-language support is available on Pro and Enterprise plans. Upgrade to enable this feature.',
    variant: 'destructive',
  })
