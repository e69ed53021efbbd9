import type { ListedModel, ModelBudgetChange, ModelChange, NewModel } from '@foyer/contract/models'
import type { Queryable } from '../../platform/db/client.ts'
import { notify } from '../../platform/db/listen.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { showModel } from './list-models.ts'
import {
  countModels,
  deleteModel,
  findModelRow,
  insertModel,
  lockModels,
  type ModelRow,
  readBudget,
  setBudget,
  setDefault,
  updateModel,
} from './store.ts'

type NeededServices = Pick<Services, 'db' | 'models' | 'secrets'>

const mostModels = 50

/** Notifies every instance in the same transaction; this one refreshes at once. */
async function change<Result>({ db, models }: NeededServices, act: (tx: Queryable) => Promise<Result>) {
  const result = await db.transaction(async (tx) => {
    await lockModels(tx)
    const done = await act(tx)
    await notify(tx, 'foyer_models', '')
    return done
  })
  models.refresh()
  return result
}

const unknownModel = () => new Failure('not_found', 'No such model.')

export async function requireModel(db: Queryable, id: string): Promise<ModelRow> {
  const row = isId(id) ? await findModelRow(db, id) : null
  if (!row) throw unknownModel()
  return row
}

/** The first model becomes the default. */
export async function addModel(needed: NeededServices, wanted: NewModel): Promise<ListedModel> {
  const { apiKey, embeddings, ...values } = wanted
  const apiKeyCipher = apiKey === '' ? null : needed.secrets.encrypt(apiKey)
  const row = await change(needed, async (tx) => {
    const before = await countModels(tx)
    if (before >= mostModels)
      throw new Failure('limit_reached', `There are at most ${mostModels} models. Remove one first.`)
    const added = await insertModel(tx, { ...values, embeddings: embeddings || null, apiKeyCipher })
    if (before > 0) return added
    await setDefault(tx, added.id)
    return { ...added, isDefault: true }
  })
  return showModel(needed.secrets, row)
}

export async function changeModel(
  needed: NeededServices,
  id: string,
  wanted: ModelChange,
): Promise<ListedModel> {
  const { apiKey: _given, embeddings, before: formBefore, ...values } = wanted
  const row = await change(needed, async (tx) => {
    const before = await requireModel(tx, id)
    requireUnchanged(before, formBefore, { ...values, embeddings })
    const apiKeyCipher = keyOf(needed.secrets, before, wanted)
    return updateModel(tx, id, { ...values, embeddings: embeddings || null, apiKeyCipher })
  })
  if (!row) throw unknownModel()
  return showModel(needed.secrets, row)
}

/** A stored key is only valid for its provider and address, so that it can't be sent elsewhere. */
export function keyOf(
  secrets: Services['secrets'],
  before: Pick<ModelRow, 'provider' | 'baseUrl' | 'apiKeyCipher'>,
  { provider, baseUrl, apiKey }: Pick<ModelChange, 'provider' | 'baseUrl' | 'apiKey'>,
): string | null {
  if (apiKey !== '') return secrets.encrypt(apiKey)
  const kept = before.provider === provider && before.baseUrl === baseUrl ? before.apiKeyCipher : null
  if (kept === null && provider !== 'compatible')
    throw new Failure('invalid_input', 'Paste the key again: it was given for another provider or address.')
  return kept
}

export async function removeModel(needed: NeededServices, id: string) {
  if (!isId(id)) throw unknownModel()
  await change(needed, async (tx) => {
    if (!(await deleteModel(tx, id))) throw unknownModel()
  })
}

/** Null selects the built-in answerer. */
export async function chooseDefault(needed: NeededServices, id: string | null) {
  await change(needed, async (tx) => {
    if (id) await requireModel(tx, id)
    await setDefault(tx, id)
  })
}

export const changeBudget = (needed: NeededServices, { monthlyBudgetUsd, before }: ModelBudgetChange) =>
  change(needed, async (tx) => {
    requireUnchanged({ monthlyBudgetUsd: await readBudget(tx) }, before, { monthlyBudgetUsd })
    await setBudget(tx, monthlyBudgetUsd)
  })
