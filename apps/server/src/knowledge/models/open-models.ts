import { plans, type Tier } from '@foyer/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, limitsOf, type ModelSettings, readEmbedder, readSecondLook } from '../../config.ts'
import { tryDecrypt } from '../../platform/crypto/sealed-values.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Listener } from '../../platform/db/listen.ts'
import { type Embedder, openEmbedder } from './embedder.ts'
import { type Model, openModel } from './open-model.ts'
import { createFailurePause, type FailurePause } from './pause-after-failures.ts'
import { listModelRows, listTried, type ModelRow, readBudget } from './store.ts'

/** A model, and whether it is being left alone for having failed too often. */
export type ReadyModel = {
  model: Model
  pause: FailurePause
  /** Whether second looks are left out for a while. It never keeps the model from answering. */
  lookPause: FailurePause
  embedder: Embedder | null
}

export type Models = {
  /** The model that answers now; null where the built-in answerer does. */
  current(): Promise<ReadyModel | null>
  /** The one that answers for an assistant: its owner's choice, where there is one and the plan has it. */
  of(assistant: { modelId: string | null; tier: Tier }): Promise<ReadyModel | null>
  /** Forgets what was read: whoever asks next finds what an operator has just chosen. */
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

/**
 * The models of this instance, read once and again after every change, on any instance. A setting of the environment
 * stands before what an operator chose.
 */
export function createModels(needed: NeededServices): Models {
  const { config, db, listener, now } = needed
  // By their settings, so that a change of one leaves the others' clients and rests as they are.
  let opened = new Map<string, ReadyModel>()
  let loading: Promise<LoadedModels> | null = null

  async function load(): Promise<LoadedModels> {
    const [rows, budget, tried] = await Promise.all([listModelRows(db), readBudget(db), listTried(db)])
    const kept = new Map<string, ReadyModel>()
    const ready = (untried: ModelSettings): ReadyModel => {
      const settings = asTried(untried, tried)
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
    // What failed once is not remembered.
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

/** What a server of one's own can do, nobody knows before it was tried out. */
const asTried = (settings: ModelSettings, tried: Awaited<ReturnType<typeof listTried>>): ModelSettings => ({
  ...settings,
  searches:
    settings.searches ||
    tried.some(
      ({ baseUrl, name, searches }) => searches && baseUrl === settings.baseUrl && name === settings.name,
    ),
})

/** A model's settings as it is asked with them; null where its key can't be read any more. */
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
