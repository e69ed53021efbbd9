import type { Security } from '@foyer/contract/accounts'
import { queryClient } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'

export const securityQuery = resource<Security>(['security'], '/api/auth/security')

export const refetchSecurity = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
