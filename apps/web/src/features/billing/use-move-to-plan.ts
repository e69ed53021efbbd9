import type { PaidTier, Redirection } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { navigateAway } from '../../lib/navigation/navigate-away.ts'
import { billingQuery, refetchPlanQueries } from '../../shared/plan/plan-queries.ts'
import { formatLongDay } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'

export function useMoveToPlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (tier: PaidTier) => {
      const { url, changed } = await api.post<Redirection>('/api/stripe/create-checkout-session', { tier })
      if (!changed) return navigateAway(url)
      await refetchPlanQueries(queries)
      const { name } = plans[tier]
      const subscription = queries.getQueryData(billingQuery.queryKey)?.subscription
      toast({
        title: 'Plan changed',
        description:
          subscription?.nextTier === tier
            ? `You’ll move to ${name} on ${formatLongDay(subscription.currentPeriodEnd)}.`
            : `You’re on the ${name} plan now.`,
      })
    },
    onError: showFailure('Error', 'Failed to process subscription. Please try again.'),
  })
}
