import type { Queryable } from '../../platform/db/client.ts'
import { pageBeginnings } from '../pages/page-texts.ts'
import { chooseFactPages } from './choose-fact-pages.ts'

const mostLookedAt = 60
/** Prices and hours rarely come later on a page. */
const characters = 12_000

export const readFactPages = async (db: Queryable, assistantId: string) =>
  chooseFactPages(await pageBeginnings(db, assistantId, { pages: mostLookedAt, characters }))
