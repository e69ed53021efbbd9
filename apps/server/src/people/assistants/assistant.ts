import type { assistants } from '../../platform/db/schema/assistants.ts'

export type AssistantRow = typeof assistants.$inferSelect
