import { type EmbedConfig, type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import type { Tier } from '@foyer/contract/plans'
import { nameForVisitors } from '../../knowledge/facts/name-for-visitors.ts'
import { hasFeature } from '../../money/usage/require-feature.ts'
import type { EmbeddedAssistant } from './store.ts'

/** Settings a plan overrides, applied on every read so that they hold after a downgrade. */
function planOverrides(tier: Tier): Partial<EmbedSettings> {
  const { showBranding, brandingEnabled, brandingText } = embedDefaults
  return {
    ...(!hasFeature(tier, 'branding') && { showBranding, brandingEnabled, brandingText }),
    ...(!hasFeature(tier, 'fileUpload') && { allowFileUpload: false, fileUploadEnabled: false }),
  }
}

export const settingsOf = ({ embed, tier }: Pick<EmbeddedAssistant, 'embed' | 'tier'>): EmbedSettings => ({
  ...embedDefaults,
  ...embed,
  ...planOverrides(tier),
})

export const logoPath = (assistantId: string, hash: string) => `/api/embed/logo/${assistantId}?v=${hash}`

export const showEmbed = (assistant: EmbeddedAssistant): EmbedConfig => ({
  ...settingsOf(assistant),
  assistantId: assistant.id,
  name: nameForVisitors(assistant.name, assistant.siteNames),
  language: assistant.language,
  isActive: assistant.isActive && !assistant.suspended,
  voiceEnabled: assistant.voiceEnabled,
  logo: assistant.logoHash ? logoPath(assistant.id, assistant.logoHash) : '',
  version: assistant.version,
})
