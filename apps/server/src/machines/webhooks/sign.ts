import { createHmac, randomBytes } from 'node:crypto'

// Standard Webhooks: https://www.standardwebhooks.com

const prefix = 'whsec_'

export const newWebhookSecret = () => prefix + randomBytes(32).toString('base64')
export const newMessageId = () => `msg_${randomBytes(18).toString('base64url')}`

/** Signs with each secret, so receivers can verify with either. */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}
