import type { LocalServer, ModelsOverview } from '@foyer/contract/models'
import { queryClient } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'

export const modelsQuery = resource<ModelsOverview>(['operator', 'models'], '/api/operator/models')

/** Other screens also show whether a model answers. */
export const refetchModels = () =>
  Promise.all(
    [modelsQuery.queryKey, limitsQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** A separate query, because probing local servers is slow. */
export const localServersQuery = resource<LocalServer[]>(
  ['operator', 'local-models'],
  '/api/operator/local-models',
)
