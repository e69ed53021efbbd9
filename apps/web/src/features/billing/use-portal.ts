import type { Redirection } from '@foyer/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { navigateAway } from '../../lib/navigation/navigate-away.ts'
import { toast } from '../../ui/messages/toast-store.ts'

/** Cards, receipts and cancellation are on the payment provider’s page. */
export const usePortal = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await api.post<Redirection>('/api/stripe/create-portal-session')
      await navigateAway(url)
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to open billing portal. Please try again.',
        variant: 'destructive',
      }),
  })
