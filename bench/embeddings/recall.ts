import { closestVectors } from '../../apps/server/src/knowledge/models/embeddings/closest.ts'
import type { Embedder } from '../../apps/server/src/knowledge/models/embeddings/embedder.ts'
import type { EmbeddingPurpose } from '../../apps/server/src/knowledge/models/embeddings/embedding-task.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import { listBlocks, retrievePassages } from '../../packages/answers/src/model/retrieve-passages.ts'
import { shareHeard } from '../../packages/answers/src/testing/score.ts'
import { conversationBefore, type Site } from '../../packages/answers/src/testing/site.ts'
import { prepareToAnswer } from '../../packages/answers/src/understand/prepare.ts'

export const ways = ['words alone', 'embeddings alone', 'fused'] as const
export const firsts = [3, 5] as const

/** `held` counts the questions whose answer is in the first 3 and 5 passages. */
export type Recall = { questions: number; held: Record<(typeof ways)[number], number[]> }

export const noRecall = (): Recall => ({
  questions: 0,
  held: { 'words alone': [0, 0], 'embeddings alone': [0, 0], fused: [0, 0] },
})

// The same values as in `apps/server/src/knowledge/models/embeddings/embed-passages.ts`.
const mostBlocks = 2_000
const batchSize = 64
const callMs = 60_000

/** Uses the server's blocks, search and fusion, and also embeds follow-up questions without context. */
export async function recallOn(site: Site, embedder: Embedder): Promise<Recall> {
  const index = await buildIndex({ pages: site.pages, facts: [] }, { language: site.language })
  await prepareToAnswer(index)
  const blocks = listBlocks(index, mostBlocks)
  const vectors = await embedAll(
    embedder,
    blocks.map(({ text }) => text),
    'passage',
  )
  const asked = site.questions.filter(({ gold, inject }) => gold && !inject)
  const meanings = await embedAll(
    embedder,
    asked.map(({ q }) => q),
    'question',
  )
  const recall = noRecall()
  for (const [at, question] of asked.entries()) {
    const near = closestVectors(meanings[at]!, vectors)
    const history = conversationBefore(site, question).map(({ q }) => ({
      role: 'user' as const,
      content: q,
    }))
    const given = (alike: readonly number[]) =>
      retrievePassages(index, {
        question: question.q,
        history,
        name: site.name,
        limit: Math.max(...firsts),
        alike,
      }).map(({ title, heading, text }) => [title, ...heading, text].join('\n'))
    const found = {
      'words alone': given([]),
      'embeddings alone': near.map((nth) => blocks[nth]!.text),
      fused: given(near.map((nth) => blocks[nth]!.block)),
    }
    recall.questions++
    for (const way of ways)
      firsts.forEach((many, nth) => {
        if (shareHeard(question, found[way].slice(0, many).join('\n')) === 1) recall.held[way][nth]!++
      })
  }
  return recall
}

async function embedAll(embedder: Embedder, texts: readonly string[], as: EmbeddingPurpose) {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += batchSize) {
    const batch = texts.slice(at, at + batchSize)
    vectors.push(...(await embedder.embed(batch, as, AbortSignal.timeout(callMs))).vectors)
  }
  return vectors
}
