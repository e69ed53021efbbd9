import type { Queryable } from '../../platform/db/client.ts'
import { deleteReadOn, moveToOtherPages } from './page-facts-store.ts'

/** Who the business is and how it is reached stands on many pages, in the same words. A price does so by chance. */
const toldAgain = ['name', 'phone', 'email', 'address', 'social'] as const

/**
 * Forgets what the website said on these pages, which are gone. What another page says too is known from there. The
 * owner's own word stays.
 */
export async function forgetFactsOf(tx: Queryable, assistantId: string, urls: readonly string[]) {
  await moveToOtherPages(tx, assistantId, urls, toldAgain)
  await deleteReadOn(tx, assistantId, urls)
}
