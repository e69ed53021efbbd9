import type { assistants } from '../db/schema/assistants.ts'

export type AssistantRow = typeof assistants.$inferSelect
