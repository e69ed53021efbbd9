import { type ModelProvider, providerNames } from '@foyer/contract/model-providers'

const names: Record<string, string> = {
  name: 'Model',
  baseUrl: 'Address',
  sees: 'It can be shown pictures',
  verify: 'Let it look at each answer again',
  offered: 'Owners may choose it',
  inputPrice: 'Price of what it reads',
  outputPrice: 'Price of what it says',
  cachedPrice: 'Price of cached input',
  embeddings: 'Embedding model',
}

/** What the model form holds as the operator reads it. */
export const inWords = {
  nameOf: (field: string) => names[field] ?? field,
  wordsFor: (value: unknown, field: string) =>
    field === 'provider' ? providerNames[value as ModelProvider] : undefined,
}
