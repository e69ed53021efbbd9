import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/**
 * Validates a form with a contract's schema. Zod is half the weight of React, so it arrives while the owner
 * is typing (`warm` on focus) and not with the page.
 */
export function formSchema<Values extends FieldValues>(load: () => Promise<ZodType<unknown, Values>>) {
  const prepare = async () => {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver.ts'), load()])
    return schemaResolver(schema) as Resolver<Values>
  }
  let ready: Promise<Resolver<Values>> | undefined
  const warm = () => {
    ready ??= prepare().catch((error) => {
      ready = undefined
      throw error
    })
    return ready
  }
  const resolver: Resolver<Values> = async (...form) => (await warm())(...form)
  return { resolver, warm: () => void warm().catch(() => undefined) }
}
