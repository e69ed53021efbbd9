import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { loadOnce } from '../load-once.ts'
import { showLoadFailure } from '../show-load-failure.ts'

/** Validates a form with a contract schema. Zod weighs half as much as React, so it loads on focus (`warm`). */
export function formSchema<Values extends FieldValues>(load: () => Promise<ZodType<unknown, Values>>) {
  const checks = loadOnce(async () => {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver.ts'), load()])
    return schemaResolver(schema) as Resolver<Values>
  })
  const resolver: Resolver<Values> = async (...form) => {
    try {
      return await (await checks())(...form)
    } catch (error) {
      // Without a toast the button would look broken.
      showLoadFailure(error)
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Values> }
    }
  }
  return { resolver, warm: () => void checks().catch(() => undefined) }
}
