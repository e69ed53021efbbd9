import type { ApiKey } from '@foyer/contract/keys'
import { queryClient } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'

export const keysQuery = resource<ApiKey[]>(['keys'], '/api/keys')

/** Updates the cached list, then refetches it. */
export function updateKeys(change: (keys: ApiKey[]) => ApiKey[]) {
  queryClient.setQueryData(keysQuery.queryKey, (keys) => keys && change(keys))
  void queryClient.invalidateQueries({ queryKey: keysQuery.queryKey })
}
