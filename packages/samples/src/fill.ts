/** The reader's own values in a sample. */
export type SampleValues = {
  /** The public URL of this server, without a trailing slash. */
  baseUrl: string
  assistantId: string
  apiKey: string
  botToken: string
  /** Only for programs that receive webhooks. */
  webhookSecret?: string
  /** The assistant's name in programs: letters, digits and hyphens. */
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

/** Placeholders for readers without values. */
const stillMissing: Record<keyof SampleValues, string> = {
  baseUrl: 'https://YOUR_FOYER',
  assistantId: 'YOUR_ASSISTANT_ID',
  apiKey: 'YOUR_API_KEY',
  botToken: 'YOUR_BOT_TOKEN',
  webhookSecret: 'YOUR_WEBHOOK_SECRET',
  name: 'assistant',
}

/**
 * Removes all characters except those of addresses, keys and tokens, because a pasted value could otherwise break
 * out of its quotes in one of five languages.
 */
export const harmless = (value: string) => value.replace(/[^\w.:/@[\]-]/g, '')
/** Like `harmless`, for base64 secrets. */
const harmlessSecret = (value: string) => value.replace(/[^\w+/=.]/g, '')

/** Works for plain and highlighted samples, because highlighting doesn't change the placeholders. */
export function fill(text: string, values: Partial<SampleValues>): string {
  return (Object.keys(marks) as (keyof SampleValues)[]).reduce((filled, name) => {
    const clean = name === 'webhookSecret' ? harmlessSecret : harmless
    return filled.replaceAll(marks[name], clean(values[name] ?? '') || stillMissing[name])
  }, text)
}

/** A short name for programs: 'Café Zoë' becomes cafe-zoe. */
export const nameForPrograms = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '') || 'assistant'
