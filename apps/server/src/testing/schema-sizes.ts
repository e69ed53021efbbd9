import type { $ZodTypes } from 'zod/v4/core'

const sizes = ['max_length', 'length_equals']
/** Checks that take time in proportion to the input. They must follow a size check. */
const costly = ['string_format', 'custom']

/** Paths where a schema accepts input of unlimited size, or runs a costly check before the size check. */
export function withoutSize(schema: unknown, path = '', above: unknown[] = []): string[] {
  if (!schema || above.includes(schema)) return []
  const { def } = (schema as $ZodTypes)._zod
  const within = (inner: unknown, name = '') => withoutSize(inner, path + name, [...above, schema])
  const checks = (def.checks ?? []).map((check) => check._zod.def.check)
  const size = checks.findIndex((check) => sizes.includes(check))
  const isSized = size >= 0 && !checks.slice(0, size).some((check) => costly.includes(check))
  switch (def.type) {
    case 'string':
      return isSized || 'format' in def ? [] : [path]
    case 'array':
      return [...(isSized ? [] : [`${path}[]`]), ...within(def.element, '[]')]
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, inner]) => within(inner, `.${name}`)),
        ...(def.catchall?._zod.def.type === 'never' ? [] : within(def.catchall, '.*')),
      ]
    case 'record':
      return [...within(def.keyType, '{key}'), ...within(def.valueType, '{}')]
    case 'union':
      return def.options.flatMap((option) => within(option))
    case 'intersection':
      return [...within(def.left), ...within(def.right)]
    case 'pipe':
      return within(def.in)
    case 'lazy':
      return within(def.getter())
    case 'any':
    case 'unknown':
      return [`${path}?`]
    default:
      return 'innerType' in def ? within(def.innerType) : []
  }
}
