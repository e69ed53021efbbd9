import type { Document, Schema } from './document.ts'
import { anId, requests, values, valuesOf } from './example-values.ts'

export function exampleOf(document: Document, schema: Schema, name = ''): unknown {
  if (schema.$ref) {
    const of = schema.$ref.split('/').at(-1)!
    const made = exampleOf(document, document.components.schemas[of]!, name)
    return valuesOf[of] ? { ...(made as object), ...valuesOf[of] } : made
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return exampleOf(document, choices[0]!, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(document, schema)
  if (type === 'array') {
    const one = exampleOf(document, schema.items as Schema, name.replace(/s$/, ''))
    return Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => one)
  }
  const known = values[name]
  if (typeof known === (type === 'integer' ? 'number' : type)) return known
  if (type === 'string') {
    if (schema.format === 'uuid') return anId
    return /(At|Used|End|Start)$/.test(name) ? '2026-11-16T09:00:00.000Z' : /[iI]d$/.test(name) ? anId : name
  }
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return numberIn(schema)
  return null
}

function numberIn({ minimum, maximum }: Schema): number {
  const least = Math.max(0, Number(minimum ?? 0))
  return Math.min(Math.max(least, 3), Number(maximum ?? Number.MAX_SAFE_INTEGER))
}

function objectOf(document: Document, schema: Schema): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const told = properties.map(([name, each]) => [name, exampleOf(document, each, name)])
  if (told.length > 0 || typeof schema.additionalProperties !== 'object') return Object.fromEntries(told)
  return { 'https://harbour.example/hours': exampleOf(document, schema.additionalProperties as Schema) }
}

export const requestExample = (operationId: string): unknown => requests[operationId]
