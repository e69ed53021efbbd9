import type { ModelTest, NewModel } from '@foyer/contract/models'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { requireModel } from './change-models.ts'
import { settingsOf } from './open-models.ts'
import { readBudget } from './store.ts'
import { testModel } from './test-model.ts'

/** How the model of the environment is named where others have an id. */
const environmentId = 'environment'

/** Tries out what was typed, before it is kept. */
export const testDraft = (
  services: Services,
  { apiKey, embeddings, inputPrice: input, outputPrice: output, ...draft }: NewModel,
): Promise<ModelTest> =>
  testModel(services, {
    ...services.config.modelRules.limits,
    ...draft,
    apiKey: apiKey || null,
    verifiedBy: null,
    embeddings: embeddings || null,
    readsFacts: false,
    prices: input !== null && output !== null ? { input, output } : null,
    monthlyBudgetUsd: null,
  })

export async function testStored(services: Services, id: string): Promise<ModelTest> {
  const { config, db } = services
  if (id === environmentId && config.model) return testModel(services, config.model)
  const row = await requireModel(db, id)
  const settings = settingsOf(services, row, await readBudget(db))
  if (!settings)
    throw new Failure(
      'conflict',
      'Its key can’t be read any more, because SECRET_KEY changed. Paste it again.',
    )
  return testModel(services, settings)
}
