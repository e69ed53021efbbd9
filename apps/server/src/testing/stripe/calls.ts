import type { Books, Thing } from './books.ts'
import { type Form, numberOf, textOf } from './form.ts'

/** A handler of one API call. It receives the path's `:id` separately. */
export type Call = (books: Books, form: Form, id: string) => object
export type Calls = Record<string, Call>

const defaultLimit = 10

export function pageOf<T extends Thing>(all: readonly T[], form: Form, url: string) {
  const after = textOf(form.starting_after)
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const limit = numberOf(form.limit) ?? defaultLimit
  const data = all.slice(from, from + limit)
  return { object: 'list', url, data, has_more: from + limit < all.length }
}
