import { nameOf, type OpenApi, type Schema } from './read-reference.ts'

const comment = (text: string | undefined, indent: string) => (text ? `${indent}/** ${text} */\n` : '')
const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)

/** Converts a JSON schema to a TypeScript type. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((each) => typeText(each, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => typeText(each, indent)).join(' & ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeText({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return `Array<${typeText(schema.items ?? {}, indent)}>`
    case 'object':
      return objectText(schema, indent)
    default:
      return 'unknown'
  }
}

function objectText(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = isName(name) ? name : JSON.stringify(name)
    const mark = required.includes(name) ? '' : '?'
    return `${comment(schema.description, inner)}${inner}${key}${mark}: ${typeText(schema, inner)}`
  })
  const rest =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? typeText(additionalProperties, inner)
      : 'unknown'
  if (fields.length === 0) return `Record<string, ${rest}>`
  return `{\n${fields.join('\n')}\n${indent}}`
}

/** Writes each named schema as a type of that name. */
export const writeTypes = ({ components }: OpenApi): string =>
  Object.entries(components.schemas)
    .map(([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeText(schema)}`)
    .join('\n\n')
