import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string }

/** The owner's program. Answers with the given statuses, then with 200; null never answers. */
export async function startReceiver(...statuses: (number | null)[]) {
  const got: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      got.push({ headers: request.headers, body })
      const status = statuses.length > 0 ? statuses.shift()! : 200
      if (status !== null) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    got,
    types: () => got.map(({ body }) => JSON.parse(body).type as string),
    of: (wanted: string) => got.map(({ body }) => JSON.parse(body)).find(({ type }) => type === wanted)?.data,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Verifies with the official library, which throws for a wrong signature or time. */
export const verify = ({ headers, body }: ReceivedWebhook, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

/** Whether this secret signed it, ignoring the age. */
export const isSignedWith = ({ headers, body }: ReceivedWebhook, secret: string) => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000)
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
