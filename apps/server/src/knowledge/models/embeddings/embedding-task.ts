import type { ModelSettings } from '../../../config.ts'

export type EmbeddingPurpose = 'question' | 'passage'

// The prefixes are from the models' cards.
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

/** Large models return four times as many, stored and compared for every passage. */
const dimensions = 768

export function optionsOf(
  { provider, embeddings }: Pick<ModelSettings, 'provider' | 'embeddings'>,
  purpose: EmbeddingPurpose,
): Record<string, Record<string, string | number>> {
  const name = embeddings ?? ''
  if (provider === 'google') {
    const taskType = purpose === 'question' ? 'RETRIEVAL_QUERY' : 'RETRIEVAL_DOCUMENT'
    return { google: { outputDimensionality: dimensions, ...(!prefixesOf(name) && { taskType }) } }
  }
  // Older models refuse the option.
  return provider === 'openai' && name.startsWith('text-embedding-3') ? { openai: { dimensions } } : {}
}
