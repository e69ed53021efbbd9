import type { EmbedConfig } from '@foyer/contract/embed'
import { resource } from '../../lib/api/resource.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'

export const embedPath = (assistantId: string) => `/api/embed/config/${assistantId}`

export const embedQuery = (assistantId: string) =>
  resource<EmbedConfig>([...assistantDataKey(assistantId), 'embed'], embedPath(assistantId))
