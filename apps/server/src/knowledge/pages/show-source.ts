import type { OwnSource } from '@foyer/contract/sources'
import type { ListedSource } from './sources-store.ts'

export const showSource = (row: ListedSource): OwnSource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  size: row.size,
  characters: row.characters,
  shortened: row.shortened,
  url: row.url,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
