import type { Database } from '../../platform/db/client.ts'
import { hasPerson } from '../handoff/has-person.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { createFindAnsweringAssistant } from '../visitors/find-answering-assistant.ts'

export type AskedAssistant = AnsweringAssistant & {
  /** A person is in some conversation with this assistant's visitors. */
  hasPerson: boolean
}

/** Every message asks for this. */
export const findAskedAssistant: (db: Database, assistantId: string) => Promise<AskedAssistant | null> =
  createFindAnsweringAssistant('find_asked_assistant', ({ id }) => ({ hasPerson: hasPerson(id) }))
