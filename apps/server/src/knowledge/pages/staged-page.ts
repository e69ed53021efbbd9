import type { pages } from '../../platform/db/schema/pages.ts'

export type StagedPage = Pick<
  typeof pages.$inferInsert,
  | 'url'
  | 'title'
  | 'language'
  | 'text'
  | 'characters'
  | 'reading'
  | 'etag'
  | 'lastModified'
  | 'contentHash'
  | 'sketch'
  | 'scannedAt'
>

export type StayingPage = Pick<typeof pages.$inferSelect, 'url' | 'goneReason' | 'ownerKeeps'>
