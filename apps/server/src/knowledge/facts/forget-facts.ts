import type { Queryable } from '../../platform/db/client.ts'
import { deleteReadOn, moveToOtherPages } from './page-facts-store.ts'

/** Contacts and names repeat on many pages in the same words. An equal price elsewhere is a coincidence. */
const toldAgain = ['name', 'phone', 'email', 'address', 'social'] as const

/** Deletes facts that only these pages state, which are gone. Facts of the owner's stay. */
export async function forgetFactsOf(tx: Queryable, assistantId: string, urls: readonly string[]) {
  await moveToOtherPages(tx, assistantId, urls, toldAgain)
  await deleteReadOn(tx, assistantId, urls)
}
