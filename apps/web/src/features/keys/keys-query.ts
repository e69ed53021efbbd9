import type { ApiKey } from '@foyer/contract/keys'
import { queryClient } from '../../lib/query-client.ts'
import { resource } from '../../lib/resource.ts'

export const keysQuery = resource<ApiKey[]>(['keys'], '/api/keys')

/** What the server answered is in the list at once; the list is read again behind it. */
export function updateKeys(change: (keys: ApiKey[]) => ApiKey[]) {
  queryClient.setQueryData(keysQuery.queryKey, (keys) => keys && change(keys))
  void queryClient.invalidateQueries({ queryKey: keysQuery.queryKey })
}
