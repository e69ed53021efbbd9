import type { Database } from '../../platform/db/client.ts'
import { hasPerson } from '../handoff/has-person.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { createFindAnsweringAssistant } from '../visitors/find-answering-assistant.ts'

export type AskedAssistant = AnsweringAssistant & {
  hasPerson: boolean
}

export const findAskedAssistant: (db: Database, assistantId: string) => Promise<AskedAssistant | null> =
  createFindAnsweringAssistant('find_asked_assistant', ({ id }) => ({ hasPerson: hasPerson(id) }))
