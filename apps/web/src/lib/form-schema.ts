import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { loadOnce } from './load-once.ts'
import { sayNoConnection } from './say-no-connection.ts'

/**
 * Validates a form with a contract's schema. Zod is half the weight of React, so it arrives while the owner
 * is typing (`warm` on focus) and not with the page.
 */
export function formSchema<Values extends FieldValues>(load: () => Promise<ZodType<unknown, Values>>) {
  const checks = loadOnce(async () => {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver.ts'), load()])
    return schemaResolver(schema) as Resolver<Values>
  })
  const resolver: Resolver<Values> = async (...form) => {
    try {
      return await (await checks())(...form)
    } catch (error) {
      // Unchecked values are not sent; saying nothing would make the button look broken.
      sayNoConnection(error)
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Values> }
    }
  }
  return { resolver, warm: () => void checks().catch(() => undefined) }
}
