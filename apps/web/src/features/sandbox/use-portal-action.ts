import type { SandboxPortalAction } from '@foyer/contract/billing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast-store.ts'
import { act, portalQuery } from './sandbox-calls.ts'

const done: Record<SandboxPortalAction['action'], string> = {
  'change-plan': 'Plan changed',
  cancel: 'Plan canceled',
  resume: 'Plan resumed',
  'replace-card': 'Card replaced',
  'move-clock': 'The clock was moved',
}

/** Does one thing in the portal, whose answer is how the portal looks afterwards. */
export function usePortalAction() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (portal, { action }) => {
      queries.setQueryData(portalQuery.queryKey, portal)
      toast({ title: done[action] })
    },
  })
}

export type PortalAction = ReturnType<typeof usePortalAction>
