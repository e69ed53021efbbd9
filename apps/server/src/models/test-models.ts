import type { ModelChange, ModelTest, NewModel } from '@foyer/contract/models'
import { limitsOf } from '../config.ts'
import { openSealed } from '../crypto/sealed-values.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { keyOf, requireModel } from './change-models.ts'
import { settingsOf } from './open-models.ts'
import { readBudget } from './store.ts'
import { testModel } from './test-model.ts'

/** How the model of the environment is named where others have an id. */
const environmentId = 'environment'

/** Tries out what was typed, before it is kept. */
export const testDraft = (
  services: Services,
  { apiKey, embeddings, inputPrice: input, outputPrice: output, cachedPrice: cached, ...draft }: NewModel,
): Promise<ModelTest> =>
  testModel(services, {
    ...limitsOf(services.config.modelRules.limits, draft.provider),
    ...draft,
    apiKey: apiKey || null,
    verifiedBy: null,
    embeddings: embeddings || null,
    readsFacts: false,
    prices: input !== null && output !== null ? { input, output, cached } : null,
    monthlyBudgetUsd: null,
  })

/** Tries out a model that is kept, or what it is about to become: with the key that it would have then. */
export async function testStored(
  services: Services,
  id: string,
  wanted: ModelChange | null,
): Promise<ModelTest> {
  const { config, db, secrets } = services
  if (id === environmentId && config.model) return testModel(services, config.model)
  const row = await requireModel(db, id)
  if (wanted) {
    const sealed = keyOf(secrets, row, wanted)
    const apiKey = sealed === null ? '' : openSealed(secrets, sealed)
    if (apiKey === null) throw keyLost()
    return testDraft(services, { ...wanted, apiKey })
  }
  const settings = settingsOf(services, row, await readBudget(db))
  if (!settings) throw keyLost()
  return testModel(services, settings)
}

const keyLost = () =>
  new Failure('conflict', 'Its key can’t be read any more, because SECRET_KEY changed. Paste it again.')
