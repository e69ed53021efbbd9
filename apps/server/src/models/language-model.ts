import type { ModelSettings } from '../config.ts'

/** Loaded when first needed: an instance without a model never pays for the clients of four providers. */
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
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl!,
        includeUsage: true,
        ...(apiKey && { apiKey }),
      })(name)
    }
  }
}
