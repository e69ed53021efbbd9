import type {
  SandboxCheckout,
  SandboxPaid,
  SandboxPayment,
  SandboxPortal,
  SandboxPortalAction,
} from '@foyer/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { resource } from '../../lib/api/resource.ts'

export const checkoutQuery = (id: string) =>
  queryOptions({
    ...resource<SandboxCheckout>(['sandbox checkout', id], `/api/sandbox/checkout/${id}`),
    staleTime: 0,
  })

export const portalQuery = queryOptions({
  ...resource<SandboxPortal>(['sandbox portal'], '/api/sandbox/portal'),
  staleTime: 0,
})

export const pay = (id: string, payment: SandboxPayment) =>
  api.post<SandboxPaid>(`/api/sandbox/checkout/${id}/pay`, payment)

export const act = (action: SandboxPortalAction) => api.post<SandboxPortal>('/api/sandbox/portal', action)
