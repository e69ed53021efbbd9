// Asks your Foyer assistant. Needs Node.js 18 or newer and no packages.

import { setTimeout as sleep } from 'node:timers/promises'

const apiKey = process.env.FOYER_API_KEY ?? '{{API_KEY}}'
const apiUrl = process.env.FOYER_API_URL ?? '{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}'

/** One answer. The same `sessionId` goes on with a conversation; use one for each of your customers. */
export async function ask(message, sessionId) {
  for (let attempt = 0; ; attempt++) {
    const reply = await fetch(apiUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ message, sessionId }),
      signal: AbortSignal.timeout(30_000),
    })
    const wait = Number(reply.headers.get('retry-after') ?? 2)
    if (reply.status === 429 && attempt < 2 && wait <= 15) {
      await sleep(wait * 1_000)
      continue
    }
    // What stands between here and there may answer with a page of its own.
    const answer = await reply.json().catch(() => null)
    if (reply.ok && typeof answer?.response === 'string') return answer
    throw new Error(`${reply.status}: ${answer?.message ?? 'no answer in the reply'}`)
  }
}

const { response, sources } = await ask('What can you help me with?', 'customer-42')
console.log(response)
for (const { title, url } of sources) console.log(`- ${title}: ${url}`)
