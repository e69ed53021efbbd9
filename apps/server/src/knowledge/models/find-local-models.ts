import type { LocalServer } from '@foyer/contract/models'
import { z } from 'zod'

const patienceMs = 700
const mostBytes = 1_048_576
const mostNames = 50
const longestName = 200

const tags = z.object({ models: z.array(z.object({ name: z.string() })) }).transform(({ models }) => models)
const list = z
  .object({ data: z.array(z.object({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => ({ name: id })))

/** Names of embedding models. */
const embeds = /embed|minilm|(?:^|[/-])(?:bge|gte|e5)-/i

/** Takes a moment at most and never fails. */
export async function findLocalModels(addresses: readonly string[]): Promise<LocalServer[]> {
  const found = await Promise.all(addresses.map(probe))
  return found.filter((server) => server !== null)
}

async function probe(address: string): Promise<LocalServer | null> {
  const [own, common] = await Promise.all([
    read(`${address}/api/tags`, tags),
    read(`${address}/v1/models`, list),
  ])
  const models = own ?? common
  if (!models) return null
  const names = models.map(({ name }) => name).filter((name) => name !== '' && name.length <= longestName)
  return {
    program: own ? 'Ollama' : new URL(address).port === '1234' ? 'LM Studio' : 'A model server',
    baseUrl: `${address}/v1`,
    models: names.filter((name) => !embeds.test(name)).slice(0, mostNames),
    embeddings: names.filter((name) => embeds.test(name)).slice(0, mostNames),
  }
}

/** Anything may listen there. Unexpected replies are ignored. */
async function read<Shape>(url: string, shape: z.ZodType<Shape>): Promise<Shape | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok || !response.body) return null
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body) {
      bytes += chunk.length
      if (bytes > mostBytes) return null
      chunks.push(chunk)
    }
    return shape.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
