import type { ModelSettings } from '../../config.ts'

type Embedding = Pick<ModelSettings, 'baseUrl' | 'apiKey'> & {
  provider: Exclude<ModelSettings['provider'], 'anthropic'>
  embeddings: string
}

/** Anthropic has no embedding models. */
export async function loadEmbeddingModel({ provider, embeddings, baseUrl, apiKey }: Embedding) {
  const options = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).embeddingModel(embeddings)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options).embeddingModel(embeddings)
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl!,
        ...(apiKey && { apiKey }),
      }).embeddingModel(embeddings)
    }
  }
}

/** Loaded on demand, so an instance without a model doesn't load four provider clients. */
export async function loadLanguageModel({ provider, name, baseUrl, apiKey }: ModelSettings) {
  const options = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(name)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(name)
    case 'compatible': {
      const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] =
        await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')])
      const model = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl!,
        includeUsage: true,
        ...(apiKey && { apiKey }),
      })(name)
      // Self-hosted servers mostly return the model's thinking inside its answer.
      return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
    }
  }
}
