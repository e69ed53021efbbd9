type Operation = { operationId?: string; summary?: string; tags?: string[] }

export type OpenApi = { paths: Record<string, Record<string, Operation>> }

export type Endpoint = { id: string; method: string; path: string; summary: string }

const methods = ['get', 'post', 'put', 'patch', 'delete']

// Most useful for integrators; the rest keeps the document’s order.
const first = ['Chat', 'OpenAI clients', 'MCP', 'Assistants', 'Conversations']
const rank = (tag: string) => (first.includes(tag) ? first.indexOf(tag) : first.length)

export function endpointsOf({ paths }: OpenApi): [tag: string, endpoints: Endpoint[]][] {
  const byTag = new Map<string, Endpoint[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { operationId: id = '', summary = '', tags = [] }] of Object.entries(operations)) {
      if (!methods.includes(method)) continue
      const tag = tags[0] ?? 'Other'
      const endpoints = byTag.get(tag) ?? []
      endpoints.push({ id, method: method.toUpperCase(), path, summary })
      byTag.set(tag, endpoints)
    }
  return [...byTag].sort(([one], [other]) => rank(one) - rank(other))
}

/** Keeps endpoints whose tag, method, path or summary contains every word. */
export function searchEndpoints(groups: [string, Endpoint[]][], wanted: string): [string, Endpoint[]][] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(([tag, endpoints]): [string, Endpoint[]] => [
      tag,
      endpoints.filter(({ method, path, summary }) => {
        const text = `${tag} ${method} ${path} ${summary}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    ])
    .filter(([, endpoints]) => endpoints.length > 0)
}
