import type { Queryable } from '../../platform/db/client.ts'
import { findReading, pageBeginnings } from '../pages/pages-store.ts'
import { chooseFactPages } from './choose-fact-pages.ts'

const mostLookedAt = 60
/** As much of a page as is read: prices and hours stand before that. */
const characters = 12_000

/** The pages of an assistant most likely to hold facts, as far as they are worth reading. */
export const readFactPages = async (db: Queryable, assistantId: string) =>
  chooseFactPages(await pageBeginnings(db, assistantId, { pages: mostLookedAt, characters }))

/** All that was read of one of them, compressed; null of what all pages repeat. */
export const readingOf = (db: Queryable, assistantId: string, url: string) =>
  findReading(db, assistantId, url)
