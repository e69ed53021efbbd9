import type { Page } from '@foyer/contract/scans'
import { listQuery } from '../lib/list-query.ts'
import { partsOfAssistant } from './assistant-queries.ts'

export const pagesPath = (assistantId: string) => `/api/assistants/${assistantId}/pages`

/** The pages of its website that an assistant knows. */
export const pagesQuery = (assistantId: string) =>
  listQuery<Page>([...partsOfAssistant(assistantId), 'pages'], `${pagesPath(assistantId)}?limit=200`)
