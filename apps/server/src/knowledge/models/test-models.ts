import type { ModelChange, ModelTest, NewModel } from '@foyer/contract/models'
import { limitsOf, type ModelSettings } from '../../config.ts'
import { tryDecrypt } from '../../platform/crypto/sealed-values.ts'
import { notify } from '../../platform/db/listen.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { keyOf, requireModel } from './change-models.ts'
import { settingsOf } from './open-models.ts'
import { keepTried, readBudget } from './store.ts'
import { testModel } from './test-model.ts'

async function tryOut(services: Services, settings: ModelSettings): Promise<ModelTest> {
  const tested = await testModel(services, settings)
  const { baseUrl, name } = settings
  if (tested.works && tested.searches !== null && baseUrl !== null) {
    const { searches } = tested
    await services.db.transaction(async (tx) => {
      await keepTried(tx, { baseUrl, name, searches })
      await notify(tx, 'foyer_models', '')
    })
    services.models.refresh()
  }
  return tested
}

/** Stands in for an id. */
const environmentId = 'environment'

/** Tests settings before they are saved. */
export const testDraft = (
  services: Services,
  { apiKey, embeddings, inputPrice: input, outputPrice: output, cachedPrice: cached, ...draft }: NewModel,
): Promise<ModelTest> =>
  tryOut(services, {
    ...limitsOf(services.config.modelRules.limits, draft.provider),
    ...draft,
    apiKey: apiKey || null,
    searches: false,
    secondLook: null,
    embeddings: embeddings || null,
    readsFacts: false,
    prices: input !== null && output !== null ? { input, output, cached } : null,
    monthlyBudgetUsd: null,
  })

/** Tests an unsaved change with the key that it would get. */
export async function testStored(
  services: Services,
  id: string,
  wanted: ModelChange | null,
): Promise<ModelTest> {
  const { config, db, secrets } = services
  if (id === environmentId && config.model) return tryOut(services, config.model)
  const row = await requireModel(db, id)
  if (wanted) {
    const sealed = keyOf(secrets, row, wanted)
    const apiKey = sealed === null ? '' : tryDecrypt(secrets, sealed)
    if (apiKey === null) throw keyLost()
    return testDraft(services, { ...wanted, apiKey })
  }
  const settings = settingsOf(services, row, await readBudget(db))
  if (!settings) throw keyLost()
  return tryOut(services, settings)
}

const keyLost = () =>
  new Failure('conflict', 'Its key can’t be read any more, because SECRET_KEY changed. Paste it again.')
