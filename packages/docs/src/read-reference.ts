import { formatCount } from './format-count.ts'

/** The parts of an OpenAPI document that are used. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  default?: unknown
  maxLength?: number
  minimum?: number
  maximum?: number
}
type Content = Record<string, { schema: Schema; example?: unknown }>
type Answer = { $ref?: string; description?: string; content?: Content }
export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }
export type OpenApiOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
}
export type OpenApi = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

/** A field with its path in `name`; nested fields follow. */
export type Field = { name: string; type: string; required: boolean; text: string }
export type Body = { types: string[]; fields: Field[]; example?: unknown }
export type Operation = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  /** Allowed callers, by security scheme. */
  callers: string[]
  parameters: (Field & { in: string })[]
  body: Body | null
  answers: ({ status: string; text: string } & Body)[]
  refusals: { status: string; text: string }[]
}
export type Reference = {
  tags: { name: string; description: string }[]
  operations: Operation[]
}

export const nameOf = (ref: string) => ref.split('/').at(-1)!

export function readReference(document: OpenApi): Reference {
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => readOperation(document, path, method, operation)),
  )
  return { tags: document.tags, operations }
}

function readOperation(
  document: OpenApi,
  path: string,
  method: string,
  {
    operationId,
    summary,
    description = '',
    tags,
    parameters = [],
    requestBody,
    responses,
    security = [],
  }: OpenApiOperation,
): Operation {
  const told = Object.entries(responses)
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    tag: tags[0]!,
    summary,
    description,
    callers: security.length === 0 ? ['anybody'] : security.map((each) => Object.keys(each)[0] ?? 'anybody'),
    parameters: parameters.map(({ name, in: place, required = false, description: text = '', schema }) => ({
      name,
      in: place,
      type: typeOf(document, schema),
      required,
      text: [text, limitsOf(schema)].filter(Boolean).join(' '),
    })),
    body: requestBody ? readBody(document, requestBody.content) : null,
    answers: told
      .filter(([status]) => /^[23]/.test(status))
      .map(([status, answer]) => ({
        status,
        text: answer.description ?? '',
        ...readBody(document, answer.content ?? {}),
      })),
    refusals: told
      .filter(([status]) => /^[45]/.test(status))
      .map(([status, { $ref, description: own }]) => ({
        status,
        text: ($ref ? document.components.responses[nameOf($ref)]?.description : own) ?? '',
      })),
  }
}

function readBody(document: OpenApi, content: Content): Body {
  const [first] = Object.values(content)
  const example = Object.values(content).find((each) => each.example !== undefined)?.example
  return {
    types: Object.keys(content),
    fields: first ? fieldsOf(document, first.schema) : [],
    ...(example !== undefined && { example }),
  }
}

export const resolve = (document: OpenApi, schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[nameOf(schema.$ref)]! : schema

const deepest = 3

/** Lists the fields of an object or of an array's items. */
export function fieldsOf(document: OpenApi, given: Schema, before = '', depth = 0): Field[] {
  const schema = withoutNull(resolve(document, given))
  if (schema.$ref) return fieldsOf(document, schema, before, depth)
  if (schema.type === 'array' && schema.items) return fieldsOf(document, schema.items, `${before}[]`, depth)
  const properties = Object.entries(schema.properties ?? {})
  return properties.flatMap(([name, property]): Field[] => {
    const path = before ? `${before}.${name}` : name
    const own: Field = {
      name: path,
      type: typeOf(document, property),
      required: schema.required?.includes(name) ?? false,
      text: [resolve(document, property).description, limitsOf(resolve(document, property))]
        .filter(Boolean)
        .join(' '),
    }
    return [own, ...(depth < deepest ? fieldsOf(document, property, path, depth + 1) : [])]
  })
}

/** Nullable types are described by their non-null type. */
function withoutNull(schema: Schema): Schema {
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  return choices?.length === 1 ? choices[0]! : schema
}

export function typeOf(document: OpenApi, schema: Schema): string {
  if (schema.$ref) {
    const target = resolve(document, schema)
    return target.type === 'array' ? typeOf(document, target) : nameOf(schema.$ref)
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((each) => typeOf(document, each)))].join(' | ')
  if (schema.type === 'array') {
    const inner = typeOf(document, schema.items ?? {})
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`
  }
  if (schema.format === 'binary') return 'file'
  if (schema.format === 'uuid') return 'uuid'
  return [schema.type ?? 'anything'].flat().join(' | ')
}

function limitsOf({ maxLength, minimum, maximum, default: otherwise }: Schema): string {
  const huge = Number.MAX_SAFE_INTEGER
  return [
    maxLength && `At most ${formatCount(maxLength)} characters.`,
    minimum !== undefined && minimum > -huge && maximum !== undefined && maximum < huge
      ? `${formatCount(minimum)} to ${formatCount(maximum)}.`
      : null,
    otherwise !== undefined && otherwise !== '' && `${JSON.stringify(otherwise)} if left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
