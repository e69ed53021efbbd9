import type { Assistant, Language, Personality, Tone } from '@foyer/contract/assistants'
import type { ScanState } from '@foyer/contract/scans'
import type { KnownPages } from '../../knowledge/pages/read-known-pages.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { AssistantRow } from '../assistants/assistant.ts'

export const showAssistant = (
  row: AssistantRow,
  secrets: Secrets,
  pages: KnownPages,
  scan: ScanState,
  foundTimeZone: string | null,
): Assistant => ({
  id: row.id,
  name: row.name,
  description: row.description,
  context: row.context,
  websiteUrl: row.websiteUrl,
  promptTemplate: row.promptTemplate,
  promptEdited: row.promptEdited,
  language: row.language as Language,
  multiLanguage: row.multiLanguage,
  personality: row.personality as Personality,
  tone: row.tone as Tone,
  isActive: row.isActive && !row.suspended,
  apiKey: secrets.decrypt(row.apiKeyCipher),
  allowedDomains: row.allowedDomains,
  dailyIpLimit: row.dailyIpLimit,
  voiceEnabled: row.voiceEnabled,
  timeZone: row.timeZone,
  foundTimeZone,
  modelId: row.modelId,
  autoScrapeEnabled: row.scansAutomatically,
  scrapeSchedule: row.scanFrequency,
  pageCount: pages.count,
  scrapedContent: pages.shown,
  scan,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
