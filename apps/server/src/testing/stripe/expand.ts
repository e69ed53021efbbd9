import type { Books } from './books.ts'
import { StripeRefusal } from './books.ts'

// Fields that Stripe omits unless expanded, and our own additions to its objects.
const leftOut: Record<string, string[]> = { invoice: ['payments'], 'checkout.session': ['order'] }
const maxSteps = 4

type Fields = Record<string, unknown>

export function expandedAnswer(books: Books, answer: object, paths: readonly string[]): object {
  const copy = copyOf(
    answer,
    paths.map((path) => path.split('.')),
  )
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > maxSteps)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: `You cannot expand more than ${maxSteps} levels of a property.`,
      })
    follow(books, copy, steps)
  }
  return copy
}

function follow(books: Books, value: unknown, [step, ...rest]: readonly string[]): void {
  if (Array.isArray(value)) {
    for (const each of value) follow(books, each, [step!, ...rest])
    return
  }
  if (typeof value !== 'object' || value === null || step === undefined) return
  const fields = value as Fields
  const named = fields[step]
  if (typeof named === 'string') {
    const found = books.find(named)
    if (found) fields[step] = copyOf(found, [])
  }
  if (rest.length > 0) follow(books, fields[step], rest)
}

function copyOf(value: unknown, wanted: readonly string[][]): Fields {
  const copy = structuredClone(value) as Fields
  const things = Array.isArray(copy.data) ? (copy.data as Fields[]) : [copy]
  for (const thing of things) {
    const hidden = leftOut[String(thing.object)] ?? []
    for (const field of hidden) if (!wanted.some((path) => path.at(-1) === field)) delete thing[field]
  }
  return copy
}
