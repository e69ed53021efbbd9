import { plans, type Tier } from '@foyer/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, limitsOf, type ModelSettings, readEmbedder, readSecondLook } from '../../config.ts'
import { tryDecrypt } from '../../platform/crypto/sealed-values.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Listener } from '../../platform/db/listen.ts'
import { type Embedder, openEmbedder } from './embeddings/embedder.ts'
import { type Model, openModel } from './open-model.ts'
import { createFailurePause, type FailurePause } from './pause-after-failures.ts'
import { listModelRows, listTried, type ModelRow, readBudget } from './store.ts'

export type ReadyModel = {
  model: Model
  pause: FailurePause
  /** Pauses second looks only. */
  lookPause: FailurePause
  embedder: Embedder | null
}

export type Models = {
  /** Null for the built-in answerer. */
  current(): Promise<ReadyModel | null>
  /** The owner's choice, if the plan includes it, or else the default. */
  of(assistant: { modelId: string | null; tier: Tier }): Promise<ReadyModel | null>
  refresh(): void
}

type NeededServices = {
  config: Config
  db: Database
  listener: Listener
  log: FastifyBaseLogger
  now: () => Date
  secrets: Secrets
}
type LoadedModels = { chosen: ReadyModel | null; offered: ReadonlyMap<string, ReadyModel> }

/** The environment overrides the operator's choice. */
export function createModels(needed: NeededServices): Models {
  const { config, db, listener, now } = needed
  // Keyed by settings, so that one change keeps the others' pauses.
  let opened = new Map<string, ReadyModel>()
  let loading: Promise<LoadedModels> | null = null

  async function load(): Promise<LoadedModels> {
    const [rows, budget, tried] = await Promise.all([listModelRows(db), readBudget(db), listTried(db)])
    const kept = new Map<string, ReadyModel>()
    const ready = (untried: ModelSettings): ReadyModel => {
      const settings = withTestedSearch(untried, tried)
      const key = JSON.stringify(settings)
      const model = opened.get(key) ?? {
        model: openModel(settings),
        pause: createFailurePause(now),
        lookPause: createFailurePause(now),
        embedder: openEmbedder(settings),
      }
      kept.set(key, model)
      return model
    }
    const chosen = rows.find(({ isDefault }) => isDefault)
    const settings = config.model ?? (chosen ? settingsOf(needed, chosen, budget) : null)
    const offered = rows.flatMap((row): [string, ReadyModel][] => {
      const own = row.offered ? settingsOf(needed, row, budget) : null
      return own ? [[row.id, ready(own)]] : []
    })
    const loaded = { chosen: settings && ready(settings), offered: new Map(offered) }
    opened = kept
    return loaded
  }

  const refresh = () => {
    loading = null
  }
  listener.listen('foyer_models', { received: refresh, missed: refresh })

  function read(): Promise<LoadedModels> {
    if (loading) return loading
    const mine = load()
    loading = mine
    // Failures are not cached.
    mine.catch(() => {
      if (loading === mine) refresh()
    })
    return mine
  }

  return {
    current: async () => (await read()).chosen,
    async of({ modelId, tier }) {
      const { chosen, offered } = await read()
      const own = modelId && plans[tier].features.includes('modelChoice') ? offered.get(modelId) : null
      return own ?? chosen
    },
    refresh,
  }
}

/** Whether a self-hosted server supports search is only known from a test. */
const withTestedSearch = (
  settings: ModelSettings,
  tried: Awaited<ReturnType<typeof listTried>>,
): ModelSettings => ({
  ...settings,
  searches:
    settings.searches ||
    tried.some(
      ({ baseUrl, name, searches }) => searches && baseUrl === settings.baseUrl && name === settings.name,
    ),
})

export function settingsOf(
  { config, secrets, log }: Pick<NeededServices, 'config' | 'secrets' | 'log'>,
  row: ModelRow,
  budget: number | null,
): ModelSettings | null {
  const { modelRules: rules } = config
  const apiKey = row.apiKeyCipher === null ? null : tryDecrypt(secrets, row.apiKeyCipher)
  if (apiKey === null && row.apiKeyCipher !== null) {
    log.warn({ model: row.name }, 'the key of a model was kept under another SECRET_KEY')
    return null
  }
  const { inputPrice: input, outputPrice: output, cachedPrice: cached } = row
  return {
    ...limitsOf(rules.limits, row.provider),
    provider: row.provider,
    name: row.name,
    baseUrl: row.baseUrl,
    apiKey,
    searches: row.provider !== 'compatible',
    sees: rules.sees ?? row.sees,
    embeddings: readEmbedder(rules.embeddings ?? row.embeddings),
    readsFacts: rules.readsFacts,
    secondLook: readSecondLook(rules.verify ?? row.verify, row.name),
    prices: input !== null && output !== null ? { input, output, cached } : null,
    monthlyBudgetUsd: rules.monthlyBudgetUsd ?? budget,
  }
}
