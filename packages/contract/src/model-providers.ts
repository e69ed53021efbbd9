// Apart from the schemas: screens name providers at once, and check a form only when it is sent.
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export const providerNames: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'OpenAI-compatible server',
}
