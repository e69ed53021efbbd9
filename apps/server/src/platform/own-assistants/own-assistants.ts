import { type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { sampleSite } from '@foyer/contract/sample-site'
import { instanceAccountId } from '../../money/usage/instance-account.ts'

/** Not a valid address, so that nobody can register it or sign in with it. */
export const instanceEmail = 'this instance'

// Anyone can talk to it, and its account has no limits.
const dailyIpLimit = 200

// No owner would read the leads.
const leadCapture = { ...embedDefaults.leadCapture, mode: 'off' as const }

const manners = { language: 'en', personality: 'professional', tone: 'helpful', dailyIpLimit }

/**
 * The instance's own assistants, for its pages and for the sample site. Ids are fixed, so that concurrent starts
 * create one of each.
 */
export const ownAssistants = {
  house: {
    id: '00000000-0000-4000-a000-000000f07e41',
    fields: {
      ...manners,
      name: 'Foyer',
      multiLanguage: true,
      context:
        'You are the assistant of Foyer itself, on its own pages. Visitors are owners of websites who consider using it.',
    },
    embed: {
      windowTitle: 'Ask Foyer',
      welcomeMessage:
        'Hello. I have read every page of this website. Ask me about plans, the widget, or how scanning works.',
      allowFileUpload: true,
      fileUploadEnabled: true,
      leadCapture,
    },
  },
  sample: {
    id: '00000000-0000-4000-a000-000000f07e42',
    fields: {
      ...manners,
      name: sampleSite.name,
      multiLanguage: false,
      context: '',
    },
    embed: {
      windowTitle: sampleSite.name,
      welcomeMessage: sampleSite.greeting,
      placeholder: sampleSite.placeholder,
      starters: [...sampleSite.starters],
      leadCapture,
    },
  },
} satisfies Record<string, { id: string; fields: object; embed: Partial<EmbedSettings> }>

export type OwnAssistant = keyof typeof ownAssistants

export const idsOf = (of: OwnAssistant) => ({
  accountId: instanceAccountId,
  assistantId: ownAssistants[of].id,
})

/** Conversations with it are erased after this time, because nobody reads them. */
export const retentionDays = 30
