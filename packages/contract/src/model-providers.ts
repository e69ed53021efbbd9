// Separate from the schemas: screens need the names at once, the form schemas only on submit.
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export const providerNames: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'OpenAI-compatible server',
}
