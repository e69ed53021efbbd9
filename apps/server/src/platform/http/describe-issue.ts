type Issue = { keyword: string; message?: string | undefined; params: Record<string, unknown> }

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const formats: Record<string, string> = {
  uuid: 'must be an id',
  guid: 'must be an id',
  email: 'must be an email address',
  url: 'must be an address such as https://example.com',
  datetime: 'must be a date and time such as 2026-11-16T09:00:00Z',
  date: 'must be a date such as 2026-11-16',
}

/** Replaces zod's default messages. Null if there is no replacement. */
export function describeIssue({ keyword, params }: Issue): string | null {
  if (keyword === 'too_big') return `at most ${counted(params.maximum, params.origin)}`
  if (keyword === 'too_small') return `at least ${counted(params.minimum, params.origin)}`
  if (keyword === 'invalid_value') return `use ${listed((params.values as unknown[]).map(String))}`
  if (keyword === 'invalid_type') {
    const kind = kinds[String(params.expected)]
    return kind ? `must be ${kind}` : null
  }
  if (keyword === 'invalid_format') return formats[String(params.format)] ?? null
  if (keyword === 'not_multiple_of') return `must be a multiple of ${params.divisor}`
  if (keyword === 'unrecognized_keys') return `does not take ${listed(params.keys as string[])}`
  return null
}

function counted(limit: unknown, origin: unknown): string {
  const unit = { string: 'character', array: 'entry', file: 'byte' }[String(origin)]
  if (!unit) return String(limit)
  const one = limit === 1 || limit === 1n
  return `${limit} ${one ? unit : unit === 'entry' ? 'entries' : `${unit}s`}`
}

function listed(values: string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
