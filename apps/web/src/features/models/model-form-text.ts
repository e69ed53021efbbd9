import { type ModelProvider, providerNames } from '@foyer/contract/model-providers'

const names: Record<string, string> = {
  name: 'Model',
  baseUrl: 'Address',
  sees: 'Supports images',
  verify: 'Check answers again',
  offered: 'Offer to owners',
  inputPrice: 'Input price',
  outputPrice: 'Output price',
  cachedPrice: 'Cached input price',
  embeddings: 'Embedding model',
}

export const modelFormText = {
  nameOf: (field: string) => names[field] ?? field,
  wordsFor: (value: unknown, field: string) =>
    field === 'provider' ? providerNames[value as ModelProvider] : undefined,
}
