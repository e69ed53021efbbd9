import type { EmbedConfig } from '@foyer/contract/embed'
import { resource } from '../../lib/resource.ts'
import { partsOfAssistant } from '../../shared/assistant-queries.ts'

export const embedPath = (assistantId: string) => `/api/embed/config/${assistantId}`

export const embedQuery = (assistantId: string) =>
  resource<EmbedConfig>([...partsOfAssistant(assistantId), 'embed'], embedPath(assistantId))
