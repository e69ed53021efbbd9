import { z } from 'zod'
import type { Route } from '../../platform/http/access.ts'
import type { FullAccount } from './create-full-account.ts'

type Property = {
  format?: string
  properties?: Record<string, Property>
  items?: Property
  anyOf?: Property[]
}

const resources = new Set([
  'account',
  'assistant',
  'conversation',
  'file',
  'owner',
  'scan',
  'session',
  'visitor',
])
const isNamedLikeId = (name: string) => /(?:^i|I)ds?$/.test(name) || resources.has(name)

/** The value for an id in a query or body, by field or by route and field. */
const knownIds = ({ ids, notice, testChat }: FullAccount): Record<string, unknown> => ({
  assistant: ids['assistants/:id'],
  assistantId: ids['assistants/:id'],
  modelId: null,
  assistantIds: [ids['assistants/:id']],
  conversationId: testChat,
  fileIds: [ids['files/:id']],
  sessionId: testChat,
  'POST /api/assistants/:id/facts/check correct.id': ids['facts/:factId'],
  'POST /api/notices/read ids': [notice],
  // An unknown model: a real one would be asked by every later route, and its server doesn't exist.
  'PUT /api/operator/default-model id': crypto.randomUUID(),
  'POST /api/assistants sessionId': ids['create-progress/:sessionId'],
  'POST /api/stripe/activate-subscription sessionId': ids['checkout/:id'],
})

const idOf = ({ method, url }: Route, field: string, owner: FullAccount): unknown =>
  knownIds(owner)[`${method} ${url} ${field}`] ?? knownIds(owner)[field]

/** The fields of a schema that look like ids, with nested paths such as `notes.id`. */
function idFields(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return []
  return idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Property)
}

function idsIn(property: Property, path = ''): string[] {
  const { properties = {}, items, anyOf = [] } = property
  const within = [...anyOf, ...(items ? [items] : [])].flatMap((each) => idsIn(each, path))
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const at = path ? `${path}.${name}` : name
    return [...(isNamedLikeId(name) || holdsUuid(field) ? [at] : []), ...idsIn(field, at)]
  })
  return [...new Set([...fields, ...within])]
}

const holdsUuid = ({ format, items, anyOf = [] }: Property): boolean =>
  format === 'uuid' || (items !== undefined && holdsUuid(items)) || anyOf.some(holdsUuid)

/** The first field that looks like an id and has no known value. */
export const unknownField = (route: Route, owner: FullAccount): string | undefined =>
  [...idFields(route.schema?.querystring), ...idFields(route.schema?.body)].find(
    (field) => idOf(route, field, owner) === undefined,
  )

export function namedIds(route: Route, owner: FullAccount) {
  const fill = (schema: unknown) =>
    Object.fromEntries(idFields(schema).map((field) => [field, idOf(route, field, owner)]))
  const query = fill(route.schema?.querystring)
  const body = fill(route.schema?.body)
  return Object.keys({ ...query, ...body }).length > 0 ? { query, body } : null
}
