import type { ModelSettings } from '../../../config.ts'

export type EmbeddingPurpose = 'question' | 'passage'

// Many models need to know whether a text is a question or a passage. The prefixes are from their model cards.
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

/** Enough for search. Large models return four times as many, which would be stored and compared for every passage. */
const dimensions = 768

/** Provider options, in addition to the texts. */
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
