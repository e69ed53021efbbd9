import type { LocalServer, ModelsOverview } from '@foyer/contract/models'
import { queryClient } from '../../lib/query-client.ts'
import { resource } from '../../lib/resource.ts'
import { limitsQuery } from '../../shared/plan-queries.ts'

export const modelsQuery = resource<ModelsOverview>(['operator', 'models'], '/api/operator/models')

/** Whether a model answers here is told on other screens, too. */
export const refreshModels = () =>
  Promise.all(
    [modelsQuery.queryKey, limitsQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** Servers of models are asked for beside the rest: whoever runs none waits for none. */
export const localServersQuery = resource<LocalServer[]>(
  ['operator', 'local-models'],
  '/api/operator/local-models',
)
