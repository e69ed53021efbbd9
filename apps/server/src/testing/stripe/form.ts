/** Stripe's form encoding: `items[0][price]=price_1` is a list of one object. */
export type Form = { [key: string]: FormValue }
export type FormValue = string | Form | FormValue[]

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value)
  return withLists(form) as Form
}

const pathOf = (name: string) => name.split(/\[|\]\[?/).filter((step, nth) => nth === 0 || step !== '')

function put(form: Form, [step = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    form[step] = value
    return
  }
  const inner = form[step]
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  form[step] = next
  put(next, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, withLists(each)] as const)
  const isList = entries.length > 0 && entries.every(([key], nth) => key === String(nth))
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
export const formOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}
export const listOf = (value: FormValue | undefined): FormValue[] => (Array.isArray(value) ? value : [])
export const numberOf = (value: FormValue | undefined): number | undefined =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined

export const textsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
