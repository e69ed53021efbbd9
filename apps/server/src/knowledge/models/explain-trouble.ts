import { providerNames } from '@foyer/contract/model-providers'
import { storable } from '@foyer/contract/storable'
import type { ModelSettings } from '../../config.ts'
import type { ModelTrouble } from './trouble.ts'

const longestDetail = 300

type TriedModel = Pick<ModelSettings, 'provider' | 'name' | 'baseUrl' | 'apiKey'>

/** `detail` quotes the provider. */
export function explainTrouble(trouble: ModelTrouble, thrown: unknown, model: TriedModel) {
  return { problem: problemOf(trouble, thrown, model), detail: detailOf(thrown, model) }
}

function problemOf(
  { reason }: ModelTrouble,
  thrown: unknown,
  { provider, name, baseUrl, apiKey }: TriedModel,
) {
  const who = baseUrl ? `The server at ${baseUrl}` : providerNames[provider]
  const status = numberAt(thrown, 'statusCode')
  const code = networkCode(thrown)
  if (status === 401 || status === 403)
    return apiKey
      ? `${who} does not accept this key, or the key may not use ${name}.`
      : `${who} wants a key, and none is set.`
  if (status === 402) return `${who} wants to be paid first: there is no credit left.`
  if (status === 404)
    return baseUrl
      ? `${who} knows no model called ${name}, or nothing is served at that address. Addresses of such servers mostly end in /v1.`
      : `${who} knows no model called ${name}.`
  if (status === 429) return `${who} takes no more calls just now: its rate limit or your quota is reached.`
  if (status === 400 || status === 422) return `${who} does not take the request.`
  if (status !== null && status >= 500) return `${who} has trouble of its own and answered ${status}.`
  if (code === 'ECONNREFUSED') return `Nothing answers at ${hostOf(baseUrl)}. Is the server running?`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no host called ${hostOf(baseUrl)}.`
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return `${hostOf(baseUrl)} does not answer. A firewall may be in between.`
  if (code && /CERT|SELF_SIGNED|TLS|SSL/.test(code))
    return `The certificate of ${hostOf(baseUrl)} can’t be trusted (${code}).`
  if (code) return `The connection to ${hostOf(baseUrl)} failed (${code}).`
  // Provider errors have a URL, and no status if nothing answered.
  if (reason === 'failed' && status === null && thrown instanceof Error && 'url' in thrown)
    return `${hostOf(baseUrl)} could not be reached.`
  switch (reason) {
    case 'slow':
      return `${who} was reached, but ${name} did not answer in time.`
    case 'refused':
      return `${name} was reached, but its filter refused to answer.`
    case 'empty':
      return `${name} was reached, but said nothing.`
    default:
      return `${who} answers, but not in the protocol of ${provider === 'compatible' ? 'OpenAI' : providerNames[provider]}.`
  }
}

const hostOf = (baseUrl: string | null) => (baseUrl ? new URL(baseUrl).host : 'the provider')

const numberAt = (error: unknown, field: string): number | null => {
  const value = (error as Record<string, unknown> | null | undefined)?.[field]
  return typeof value === 'number' ? value : null
}

/** Clients wrap network errors several levels deep. */
function networkCode(error: unknown, deep = 5): string | null {
  if (!(error instanceof Error) || deep === 0) return null
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : networkCode(error.cause, deep - 1)
}

/** Some providers repeat the key. */
function detailOf(thrown: unknown, { apiKey }: TriedModel): string | null {
  const body = (thrown as { responseBody?: unknown } | undefined)?.responseBody
  if (typeof body !== 'string') return null
  const said = sentenceIn(body)
  if (!said) return null
  const kept = apiKey ? said.replaceAll(apiKey, '…') : said
  return storable(kept.replace(/\s+/g, ' ').trim()).slice(0, longestDetail) || null
}

function sentenceIn(body: string): string | null {
  try {
    const [parsed] = [JSON.parse(body)].flat() as Record<string, unknown>[]
    const error = parsed?.error as string | { message?: unknown } | undefined
    const said = typeof error === 'string' ? error : (error?.message ?? parsed?.message)
    return typeof said === 'string' ? said : null
  } catch {
    return null
  }
}
