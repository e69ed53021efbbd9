import type { ZodType } from 'zod'

/** Returns the parsed values, or one error message a field. */
export function validate<Values>(schema: ZodType<Values>, given: unknown) {
  const result = schema.safeParse(given)
  if (result.success) return { values: result.data, errors: null }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message
  return { values: null, errors }
}
