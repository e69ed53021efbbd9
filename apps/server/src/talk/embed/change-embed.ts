import { type EmbedChange, type EmbedConfig, embedDefaults } from '@foyer/contract/embed'
import type { Tier } from '@foyer/contract/plans'
import { readSiteNames } from '../../knowledge/facts/name-for-visitors.ts'
import { hasFeature, requireFeature } from '../../money/usage/require-feature.ts'
import { lockOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { editEmbed } from '../../people/assistants/update-assistant.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { findLogo } from './logo-store.ts'
import { showEmbed } from './show-embed.ts'

type Change = Omit<EmbedChange, 'version'>

/** Old and new names of one setting. Both are set to the same value. */
const aliases = [
  ['showBranding', 'brandingEnabled'],
  ['allowFileUpload', 'fileUploadEnabled'],
] as const

export async function changeEmbed(
  { db }: Pick<Services, 'db'>,
  account: { id: string; tier: Tier },
  assistantId: string,
  { version, ...wanted }: EmbedChange,
): Promise<EmbedConfig> {
  const { leadCapture, ...change } = withinPlan(account, withAliases(wanted))
  const { saved, logoHash, siteNames } = await db.transaction(async (tx) => {
    const row = await lockOwnedAssistant(tx, account.id, assistantId)
    if (version !== undefined && version !== row.version) {
      throw new Failure(
        'changed_meanwhile',
        'These settings were changed elsewhere meanwhile. Read them again and make your change again.',
      )
    }
    const asked = leadCapture && {
      leadCapture: { ...embedDefaults.leadCapture, ...row.embed.leadCapture, ...leadCapture },
    }
    const saved = await editEmbed(tx, account.id, row.id, { ...change, ...asked })
    const logoHash = (await findLogo(tx, row.id))?.hash ?? null
    return { saved, logoHash, siteNames: await readSiteNames(tx, row.id) }
  })
  return showEmbed({ ...saved, tier: account.tier, logoHash, siteNames })
}

function withAliases(wanted: Change): Change {
  const change = { ...wanted }
  for (const [one, other] of aliases) {
    const value = change[one] ?? change[other]
    if (value === undefined) continue
    if (change[one] !== undefined && change[other] !== undefined && change[one] !== change[other]) {
      throw new Failure(
        'invalid_input',
        `${one} and ${other} are two names of one setting: send equal values.`,
      )
    }
    change[one] = value
    change[other] = value
  }
  return change
}

/**
 * Dialogs send back everything they were shown. Values forced by the plan are not saved, so that the owner's own
 * settings return with a larger plan.
 */
function withinPlan(account: { tier: Tier }, change: Change): Change {
  const kept = { ...change }
  if (!hasFeature(account.tier, 'branding')) {
    const text = change.brandingText ?? embedDefaults.brandingText
    if (change.showBranding === false || text !== embedDefaults.brandingText)
      requireFeature(account, 'branding')
    for (const field of ['showBranding', 'brandingEnabled', 'brandingText'] as const) delete kept[field]
  }
  if (!hasFeature(account.tier, 'fileUpload')) {
    if (change.allowFileUpload) requireFeature(account, 'fileUpload')
    for (const field of ['allowFileUpload', 'fileUploadEnabled'] as const) delete kept[field]
  }
  return kept
}
