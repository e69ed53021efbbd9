import { readFile } from 'node:fs/promises'
import type { OpenApi, OpenApiOperation, Parameter } from './read-reference.ts'
import { typeText, writeTypes } from './write-types.ts'

const head = `// The Foyer API for TypeScript: one file, no dependencies, for browsers and Node.js 20 and newer.
// Made from the API's own description (/api/openapi.json); take a new copy rather than changing this one.
`

/** Writes the downloadable client: generated types and methods around the handwritten runtime. */
export async function writeClient(document: OpenApi): Promise<string> {
  const written = await readFile(new URL('../client/runtime.ts', import.meta.url), 'utf8')
  // Imports and lint comments are needed only in this repository.
  const core = written.replace(/^(import|\/\/ biome-ignore) .*\n/gm, '').trimStart()
  const methods = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => writeMethod(path, method.toUpperCase(), operation)),
  )
  return `${head}\n${core.replace('  // METHODS\n', () => `\n${methods.join('\n\n')}\n`)}\n${writeTypes(document)}\n`
}

const inPath = ({ in: place }: Parameter) => place === 'path'
const inQuery = ({ in: place }: Parameter) => place === 'query'

function writeMethod(path: string, method: string, operation: OpenApiOperation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation
  const body = bodyOf(requestBody)
  const query = parameters.filter(inQuery)
  const answer = answerOf(responses)
  const optional = query.every(({ required }) => !required)
  const signature = [
    ...parameters.filter(inPath).map(({ name }) => `${name}: string`),
    body && `body${requestBody?.required === false ? '?' : ''}: ${body.type}`,
    query.length > 0 && `query${optional ? '?' : ''}: ${queryType(query)}`,
    'options?: CallOptions',
  ].filter(Boolean)
  const call = [query.length > 0 && 'query', body?.call].filter(Boolean).join(', ')
  const address = path.includes('{')
    ? `\`${path.replace(/\{(\w+)\}/g, (_all, name) => `\${encodeURIComponent(${name})}`)}\``
    : `'${path}'`
  const args = `'${method}', ${address}, {${call && ` ${call} `}}, options`
  const title = `  /** ${summary}. ${method} ${path} */`
  if (answer.kind === 'events')
    return `${title}
  async *${operationId}(${signature.join(', ')}): AsyncGenerator<${answer.type}, void, void> {
    for await (const { data } of this.#server.events(${args})) yield JSON.parse(data) as ${answer.type}
  }`
  return answer.kind === 'bytes'
    ? `${title}
  ${operationId}(${signature.join(', ')}): Promise<Blob> {
    return this.#server.bytes(${args})
  }`
    : `${title}
  ${operationId}(${signature.join(', ')}): Promise<${answer.type}> {
    return this.#server.json(${args})
  }`
}

const queryType = (query: Parameter[]) =>
  `{ ${query.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeText(schema)}`).join('; ')} }`

function bodyOf(requestBody: OpenApiOperation['requestBody']): { type: string; call: string } | null {
  const [found] = Object.entries(requestBody?.content ?? {})
  if (!found) return null
  const [media, { schema }] = found
  if (media === 'application/json') return { type: typeText(schema), call: 'json: body' }
  if (media === 'multipart/form-data') return { type: typeText(schema, '  '), call: 'body: formOf(body)' }
  return { type: 'Blob', call: 'body, type: body.type' }
}

function answerOf(responses: OpenApiOperation['responses']): {
  kind: 'json' | 'bytes' | 'events'
  type: string
} {
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {}
  const [media, first] = Object.entries(content)[0] ?? []
  if (!media || !first) return { kind: 'json', type: 'void' }
  if (media === 'application/json') return { kind: 'json', type: typeText(first.schema, '  ') }
  if (media === 'text/event-stream') return { kind: 'events', type: typeText(first.schema, '  ') }
  return { kind: 'bytes', type: 'Blob' }
}
