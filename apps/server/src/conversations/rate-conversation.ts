import type { Queryable } from '../db/client.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { saveRating } from './turns-store.ts'

/** The id of the conversation that was rated; null where there is none at this place. */
export const rateConversationAt = (db: Queryable, place: ConversationPlace, rating: number) =>
  saveRating(db, place, rating)
