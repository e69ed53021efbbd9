import type { Page } from '@foyer/contract/scans'
import { listQuery } from '../../lib/api/list-query.ts'
import { assistantDataKey } from './assistant-queries.ts'

export const pagesPath = (assistantId: string) => `/api/assistants/${assistantId}/pages`

export const pagesQuery = (assistantId: string) =>
  listQuery<Page>([...assistantDataKey(assistantId), 'pages'], `${pagesPath(assistantId)}?limit=200`)
