import type { Queryable } from '../../platform/db/client.ts'
import { deleteReadOn, moveToOtherPages } from './page-facts-store.ts'

/** Contacts repeat on many pages. An equal price elsewhere is a coincidence. */
const repeatedKinds = ['name', 'phone', 'email', 'address', 'social'] as const

/** Keeps facts that other pages state too, and the owner's. */
export async function forgetFactsOf(tx: Queryable, assistantId: string, urls: readonly string[]) {
  await moveToOtherPages(tx, assistantId, urls, repeatedKinds)
  await deleteReadOn(tx, assistantId, urls)
}
