// Receives what your Foyer tells and checks its signature. Needs Node.js 18 or newer and the package standardwebhooks.

import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.FOYER_WEBHOOK_SECRET ?? '{{WEBHOOK_SECRET}}')
const port = Number(process.env.PORT ?? 8080)
const mostBytes = 1_000_000

/** The same `webhook-id` can come twice: keep the ids that you have handled where that matters. */
function handle(id, { type, timestamp, data }) {
  console.log(id, timestamp, type, JSON.stringify(data))
}

/** As it came: the signature is of these very bytes, not of what a framework makes of them. */
async function readBody(request) {
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('The body is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const server = createServer(async (request, response) => {
  try {
    // Throws where the signature is wrong or older than five minutes.
    const event = webhook.verify(await readBody(request), request.headers)
    handle(request.headers['webhook-id'], event)
    // Answer within 15 seconds; everything but 2xx is sent again.
    response.writeHead(204).end()
  } catch (error) {
    console.error(error.message)
    response.writeHead(400).end()
  }
})

server.listen(port, () => console.log(`Waiting for webhooks on port ${server.address().port}`))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
