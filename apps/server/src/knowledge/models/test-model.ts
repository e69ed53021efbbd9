import type { ModelTest } from '@foyer/contract/models'
import type { ModelSettings } from '../../config.ts'
import type { Services } from '../../services.ts'
import { recordSpending } from './budget.ts'
import { openEmbedder } from './embeddings/embedder.ts'
import { explainTrouble } from './explain-trouble.ts'
import { openModel } from './open-model.ts'
import { ModelTrouble } from './trouble.ts'
import { tryLongPrompt, trySearch } from './try-abilities.ts'

/** A self-hosted server may load the model first. */
const firstTokenMs = 45_000
const totalMs = 60_000
const longestShown = 200

const request = {
  instructions: 'Somebody is trying out whether you can be reached. Be brief.',
  turns: [{ role: 'user' as const, content: 'Reply with the word: ready' }],
  pictures: [],
}

/** Asks the way visitors' questions are asked. */
export async function testModel(
  { db, now }: Pick<Services, 'db' | 'now'>,
  settings: ModelSettings,
): Promise<ModelTest> {
  let thrown: unknown
  const patient = { ...settings, firstTokenMs, nextTokenMs: firstTokenMs, totalMs, verifiedBy: null }
  const model = openModel(patient, (error) => {
    thrown = error
  })
  const embedder = openEmbedder(settings, (error) => {
    thrown = error
  })
  const begunAt = performance.now()
  let doneAt = begunAt
  let firstWordMs: number | null = null
  let said = ''
  try {
    const stream = model.stream(request, new AbortController().signal)
    let next = await stream.next()
    for (; !next.done; next = await stream.next()) {
      firstWordMs ??= performance.now() - begunAt
      said += next.value
    }
    doneAt = performance.now()
    await recordSpending(db, settings, next.value, now())
    await embedder?.embed(['ready'], 'question', AbortSignal.timeout(firstTokenMs))
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error
    const name = firstWordMs === null ? settings.name : (settings.embeddings ?? settings.name)
    return { works: false, ...explainTrouble(error, thrown, { ...settings, name }) }
  }
  // A self-hosted server may truncate prompts, and its model may not support tools.
  const isOwn = settings.provider === 'compatible'
  const [longPrompt, searches] = isOwn ? [await tryLongPrompt(model), await trySearch(model)] : []
  for (const tried of [longPrompt, searches])
    if (tried?.used) await recordSpending(db, settings, tried.used, now())
  return {
    works: true,
    said: said.trim().slice(0, longestShown),
    firstWordMs: Math.round(firstWordMs ?? 0),
    totalMs: Math.round(doneAt - begunAt),
    patienceMs: settings.firstTokenMs,
    longPrompt: longPrompt?.result ?? null,
    inputTokens: settings.inputTokens,
    searches: searches?.result ?? null,
  }
}
