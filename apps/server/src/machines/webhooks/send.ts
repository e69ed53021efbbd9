import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import type { Services } from '../../services.ts'
import { explainFetchFailure } from './explain-fetch-failure.ts'
import { signedHeaders } from './sign.ts'
import type { DeliveryRow, EndpointRow } from './store.ts'

export type Outcome = { ok: boolean; status: number | null; problem: string | null }

const failed = (status: number | null, problem: string): Outcome => ({ ok: false, status, problem })

export type DeliveryToEndpoint = { delivery: DeliveryRow; endpoint: EndpointRow }

export async function send(
  {
    secrets,
    now,
    fetch,
    delivering,
    log,
  }: Pick<Services, 'secrets' | 'now' | 'fetch' | 'delivering' | 'log'>,
  { delivery, endpoint }: DeliveryToEndpoint,
): Promise<Outcome> {
  const { secretCipher, previousSecretCipher, previousSecretUntil } = endpoint
  const at = now()
  const body = JSON.stringify(delivery.payload)
  try {
    const keys = [
      secrets.decrypt(secretCipher),
      ...(previousSecretCipher && previousSecretUntil! > at ? [secrets.decrypt(previousSecretCipher)] : []),
    ]
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        ...signedHeaders(delivery.id, at, body, keys),
      },
      body: Buffer.from(body),
      timeoutMs: delivering.patienceMs,
      // A redirect could pass signed requests on to another receiver.
      follow: () => false,
    })
    answer.discard()
    const { status } = answer
    if (status >= 200 && status < 300) return { ok: true, status, problem: null }
    if (status >= 300 && status < 400)
      return failed(
        status,
        'It answered with a redirect, which is not followed. Give the address it leads to.',
      )
    return failed(status, `It answered with status ${status}.`)
  } catch (error) {
    if (error instanceof FetchFailure) return failed(null, explainFetchFailure(error))
    log.error({ err: error, delivery: delivery.id }, 'a webhook could not be sent')
    return failed(null, 'Something went wrong on our side.')
  }
}
