import type { FoundFact } from '@foyer/contract/facts'
import { ownWords } from '@foyer/extract/attribute/business-text'
import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { isOverBudget, recordSpending } from '../models/budget.ts'
import { type Model, openModel } from '../models/open-model.ts'
import { ModelTrouble } from '../models/trouble.ts'
import { unpackReading } from '../pages/pack-reading.ts'
import { findReading } from '../pages/page-texts.ts'
import { addModelFacts } from './add-model-facts.ts'
import { askForFacts } from './ask-for-facts.ts'
import type { FactPage } from './choose-fact-pages.ts'
import { readFactPages } from './read-fact-pages.ts'

const name = 'read-facts-by-model'
type ModelReading = { accountId: string; assistantId: string }

/** No visitor is waiting, so the limits are generous. */
const patience = { firstTokenMs: 60_000, nextTokenMs: 30_000, totalMs: 180_000, outputTokens: 2_500 }

export const queueModelReading = ({ queue }: Pick<Services, 'queue'>, tx: Queryable, reading: ModelReading) =>
  queue.send({ name }, reading, { in: tx, group: reading.accountId })

export const readFactsByModel = (services: Services): Job<ModelReading> => ({
  name,
  // After a failure the next scan asks again.
  retries: 0,
  expireInSeconds: 1_800,
  async run({ accountId, assistantId }, signal) {
    const settings = (await services.models.current())?.model.settings
    if (!settings?.readsFacts) return
    const model = openModel({ ...settings, ...patience, secondLook: null })
    const pages = await readFactPages(services.db, assistantId)
    const ours: FactPage[] = []
    for (const page of pages) ours.push(await withOwnWords(services, assistantId, page))
    const facts = await readPages(services, model, ours, signal)
    if (facts.length > 0) await addModelFacts(services, { accountId, assistantId }, facts)
  },
})

/** No instruction keeps a model from using reviews, news and neighbours' text. */
async function withOwnWords({ db }: Services, assistantId: string, page: FactPage): Promise<FactPage> {
  const reading = await findReading(db, assistantId, page.url)
  if (!reading) return page
  const read = await unpackReading(reading)
  return { ...page, text: ownWords(page.text, { ...read, url: page.url }) }
}

async function readPages(
  { db, log, now }: Services,
  model: Model,
  pages: readonly FactPage[],
  signal: AbortSignal,
): Promise<FoundFact[]> {
  const facts: FoundFact[] = []
  for (const page of pages) {
    if (page.text === '') continue
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
