import type { FoundFact } from '@foyer/contract/facts'
import { lockOwnedAssistant } from '../assistants/find-assistant.ts'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import type { Job } from '../jobs/queue.ts'
import { isOverBudget, recordSpending } from '../models/budget.ts'
import { type Model, openModel } from '../models/open-model.ts'
import { ModelTrouble } from '../models/trouble.ts'
import type { Services } from '../services.ts'
import { askForFacts, pageCharacters } from './ask-for-facts.ts'
import { stillSays } from './check-model-facts.ts'
import { chooseFactPages } from './choose-fact-pages.ts'
import { factKey } from './fact-key.ts'
import { insertPageFacts, listFactKeys, nextPosition } from './facts-store.ts'
import { pageBeginnings } from './pages-store.ts'
import { refreshPrompt } from './rebuild-prompt.ts'
import { touchKnowledge } from './touch-knowledge.ts'

const name = 'read-facts-by-model'
type Asked = { accountId: string; assistantId: string }

const mostLookedAt = 60
/** Nobody waits for it: it may take its time, and say more than one answers a visitor with. */
const patience = { firstTokenMs: 60_000, nextTokenMs: 30_000, totalMs: 180_000, outputTokens: 2_500 }

/** Has the pages of a scan read by the model too, where one is configured; the scan does not wait for it. */
export async function queueModelReading(
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  tx: Queryable,
  asked: Asked,
) {
  if (config.model?.readsFacts) await queue.send({ name }, asked, { in: tx })
}

export const readFactsByModel = (services: Services): Job<Asked> => ({
  name,
  // A model that failed is asked again after the next scan; what the scan found stands meanwhile.
  retries: 0,
  expireInSeconds: 1_800,
  async run({ accountId, assistantId }, signal) {
    const { config, db } = services
    if (!config.model) return
    const model = openModel({ ...config.model, ...patience, verifiedBy: null })
    const known = await pageBeginnings(db, assistantId, { pages: mostLookedAt, characters: pageCharacters })
    const facts = await readPages(services, model, chooseFactPages(known), signal)
    if (facts.length > 0) await addFacts(services, { accountId, assistantId }, facts)
  },
})

async function readPages(
  { db, log, now }: Services,
  model: Model,
  pages: ReturnType<typeof chooseFactPages>,
  signal: AbortSignal,
): Promise<FoundFact[]> {
  const facts: FoundFact[] = []
  for (const page of pages) {
    if (signal.aborted || (await isOverBudget(db, model.settings, now()))) break
    try {
      const read = await askForFacts(model, page, signal)
      await recordSpending(db, model.settings, read.tokens, now())
      facts.push(...read.facts)
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error
      if (error.tokens) await recordSpending(db, model.settings, error.tokens, now())
      log.info({ reason: error.reason }, 'the model did not read the pages of a scan')
      break
    }
  }
  return facts
}

/** Beside what is known: what the owner, the site's own data or its text says already is not said again. */
async function addFacts({ db }: Services, { accountId, assistantId }: Asked, facts: readonly FoundFact[]) {
  await db.transaction(async (tx) => {
    const row = await lockIfThere(tx, accountId, assistantId)
    if (!row) return
    // A scan may have ended meanwhile: what its pages no longer say is left out.
    const now = await pageBeginnings(tx, assistantId, { pages: mostLookedAt, characters: pageCharacters })
    const texts = new Map(now.map(({ url, text }) => [url, text]))
    const known = new Set((await listFactKeys(tx, assistantId)).map(factKey))
    const added: (FoundFact & { position: number })[] = []
    let position = await nextPosition(tx, assistantId)
    for (const fact of facts) {
      const key = factKey(fact)
      if (known.has(key) || !stillSays(texts.get(fact.url) ?? '', fact.quote ?? '')) continue
      known.add(key)
      added.push({ ...fact, position: position++ })
    }
    if (added.length === 0) return
    await insertPageFacts(tx, assistantId, added)
    await refreshPrompt(tx, row)
    await touchKnowledge(tx, assistantId)
  })
}

async function lockIfThere(tx: Queryable, accountId: string, id: string) {
  try {
    return await lockOwnedAssistant(tx, accountId, id)
  } catch (error) {
    // Deleted while its pages were being read.
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
