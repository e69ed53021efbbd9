import type { SandboxPortalAction } from '@foyer/contract/billing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/messages/toast-store.ts'
import { act, portalQuery } from './sandbox-calls.ts'

const done: Record<SandboxPortalAction['action'], string> = {
  'change-plan': 'Plan changed',
  cancel: 'Plan canceled',
  resume: 'Plan resumed',
  'replace-card': 'Card replaced',
  'move-clock': 'Clock advanced',
}

/** Runs a portal action; the response is the updated portal. */
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
