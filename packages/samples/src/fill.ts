/** What stands in a sample for the reader's own. */
export type SampleValues = {
  /** Where this Foyer is reached, without a slash at the end. */
  baseUrl: string
  assistantId: string
  apiKey: string
  botToken: string
  /** Only programs that receive webhooks have one. */
  webhookSecret?: string
  /** What a program calls the assistant; letters, digits and hyphens. */
  name: string
}

const marks: Record<keyof SampleValues, string> = {
  baseUrl: '{{BASE_URL}}',
  assistantId: '{{ASSISTANT_ID}}',
  apiKey: '{{API_KEY}}',
  botToken: '{{BOT_TOKEN}}',
  webhookSecret: '{{WEBHOOK_SECRET}}',
  name: '{{NAME}}',
}

/** What a reader sees who has nothing of their own yet. */
const stillMissing: Record<keyof SampleValues, string> = {
  baseUrl: 'https://YOUR_FOYER',
  assistantId: 'YOUR_ASSISTANT_ID',
  apiKey: 'YOUR_API_KEY',
  botToken: 'YOUR_BOT_TOKEN',
  webhookSecret: 'YOUR_WEBHOOK_SECRET',
  name: 'assistant',
}

/**
 * Only what addresses, keys and tokens are made of: each value stands between quotes of five languages, and nothing
 * that is pasted into a field may end one of them.
 */
export const harmless = (value: string) => value.replace(/[^\w.:/@[\]-]/g, '')
/** The same for a secret, which is base64. */
const harmlessSecret = (value: string) => value.replace(/[^\w+/=.]/g, '')

/** Works on the text of a sample and on its coloured form alike: no mark holds a character that colouring changes. */
export function fill(text: string, values: Partial<SampleValues>): string {
  return (Object.keys(marks) as (keyof SampleValues)[]).reduce((filled, name) => {
    const clean = name === 'webhookSecret' ? harmlessSecret : harmless
    return filled.replaceAll(marks[name], clean(values[name] ?? '') || stillMissing[name])
  }, text)
}

/** A short name for programs: 'Café Zoë' is cafe-zoe. */
export const nameForPrograms = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '') || 'assistant'
