import { providerNames } from '@foyer/contract/model-providers'
import type { ListedModel, ModelsOverview, OfferedModel } from '@foyer/contract/models'
import { monthOf } from '../../money/usage/periods.ts'
import { tryDecrypt } from '../../platform/crypto/sealed-values.ts'
import type { Services } from '../../services.ts'
import { readAllAnswerCounts } from './read-answer-counts.ts'
import { listModelRows, listOffered, listOutcomes, type ModelRow, readBudget, readSpending } from './store.ts'

const endLength = 4
/** The end of a shorter key would reveal too much. */
const shortestWithEnd = 16

export async function listModels({
  config,
  db,
  secrets,
  models,
  now,
}: Pick<Services, 'config' | 'db' | 'secrets' | 'models' | 'now'>): Promise<ModelsOverview> {
  const period = monthOf(now())
  const [rows, spent, outcomes, budget, current, answers] = await Promise.all([
    listModelRows(db),
    readSpending(db, period),
    listOutcomes(db, period),
    readBudget(db),
    models.current(),
    readAllAnswerCounts({ db, now }),
  ])
  return {
    looksPaused: current?.lookPause.isPaused() ?? false,
    environment: config.model && {
      model: `${config.model.provider}:${config.model.name}`,
      baseUrl: config.model.baseUrl,
    },
    models: rows.map((row) => showModel(secrets, row)),
    month: {
      period,
      costUsd: (spent?.costMicroUsd ?? 0) / 1_000_000,
      inputTokens: spent?.inputTokens ?? 0,
      cachedTokens: spent?.cachedTokens ?? 0,
      outputTokens: spent?.outputTokens ?? 0,
      budgetUsd: config.modelRules.monthlyBudgetUsd ?? budget,
      budgetIsSet: config.modelRules.monthlyBudgetUsd !== null,
      outcomes: outcomes.map(({ model, outcome, calls, cutSentences, begun, firstWordMs, totalMs }) => ({
        model,
        outcome,
        calls,
        cutSentences,
        firstWordMs: begun > 0 ? Math.round(firstWordMs / begun) : null,
        totalMs: begun > 0 ? Math.round(totalMs / calls) : null,
      })),
    },
    answers,
  }
}

/** Hides addresses and prices from owners. */
export async function listOfferedModels({ db }: Pick<Services, 'db'>): Promise<OfferedModel[]> {
  const rows = await listOffered(db)
  return rows.map(({ id, provider, name }) => ({
    id,
    name: provider === 'compatible' ? name : `${name} (${providerNames[provider]})`,
  }))
}

export function showModel(secrets: Services['secrets'], row: ModelRow): ListedModel {
  const key = row.apiKeyCipher === null ? null : tryDecrypt(secrets, row.apiKeyCipher)
  return {
    id: row.id,
    provider: row.provider,
    name: row.name,
    baseUrl: row.baseUrl,
    keyEnd: key === null ? null : `…${key.length < shortestWithEnd ? '' : key.slice(-endLength)}`,
    keyLost: row.apiKeyCipher !== null && key === null,
    sees: row.sees,
    verify: row.verify,
    inputPrice: row.inputPrice,
    outputPrice: row.outputPrice,
    cachedPrice: row.cachedPrice,
    embeddings: row.embeddings,
    offered: row.offered,
    isDefault: row.isDefault,
  }
}
