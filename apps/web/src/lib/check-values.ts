import type { ZodType } from 'zod'

/** Either the values as the contract wants them, or what is wrong, by the field's name. */
export function checkValues<Values>(schema: ZodType<Values>, given: unknown) {
  const result = schema.safeParse(given)
  if (result.success) return { values: result.data, errors: null }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message
  return { values: null, errors }
}
