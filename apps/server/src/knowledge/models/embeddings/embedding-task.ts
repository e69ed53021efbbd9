import type { ModelSettings } from '../../../config.ts'

/** What a text is turned into numbers for. */
export type EmbeddingPurpose = 'question' | 'passage'

// Many models were trained to tell a question from what answers it, and find less when nobody tells them which is which.
// Their makers' cards give the words that do.
const prefixes: readonly (readonly [model: RegExp, words: Record<EmbeddingPurpose, string>])[] = [
  [/nomic-embed/i, { question: 'search_query: ', passage: 'search_document: ' }],
  [/(?:^|[/-])e5-/i, { question: 'query: ', passage: 'passage: ' }],
  [
    /embeddinggemma|gemini-embedding-2/i,
    { question: 'task: search result | query: ', passage: 'title: none | text: ' },
  ],
  [
    /mxbai-embed|bge-(?:small|base|large)-en/i,
    { question: 'Represent this sentence for searching relevant passages: ', passage: '' },
  ],
]

const prefixesOf = (name: string) => prefixes.find(([model]) => model.test(name))?.[1]

export const withTask = (name: string, purpose: EmbeddingPurpose, text: string) =>
  `${prefixesOf(name)?.[purpose] ?? ''}${text}`

/** Enough to find by, and a quarter of what the largest models give: they are kept and compared for every passage. */
const dimensions = 768

/** What a provider is told beside the texts, in its own words. */
export function optionsOf(
  { provider, embeddings }: Pick<ModelSettings, 'provider' | 'embeddings'>,
  purpose: EmbeddingPurpose,
): Record<string, Record<string, string | number>> {
  const name = embeddings ?? ''
  if (provider === 'google') {
    const taskType = purpose === 'question' ? 'RETRIEVAL_QUERY' : 'RETRIEVAL_DOCUMENT'
    return { google: { outputDimensionality: dimensions, ...(!prefixesOf(name) && { taskType }) } }
  }
  // Older ones refuse to be told how many.
  return provider === 'openai' && name.startsWith('text-embedding-3') ? { openai: { dimensions } } : {}
}
