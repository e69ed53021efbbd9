import { type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { sampleSite } from '@foyer/contract/sample-site'
import { houseAccountId } from '../../money/usage/house-account.ts'

/** Not an address: nobody can register it, and nobody can sign in with it. */
export const houseEmail = 'this instance'

// Its account has no limit of its own, and anybody can talk to it.
const dailyIpLimit = 200

// Nobody signs in to its account, so nobody would read what is left.
const leadCapture = { ...embedDefaults.leadCapture, mode: 'off' as const }

const manners = { language: 'en', personality: 'professional', tone: 'helpful', dailyIpLimit }

/**
 * What this instance has of its own: an assistant for its own pages, and one of the sample site for whoever wants to see
 * what an assistant is like. Their ids are known beforehand, so that instances which start at once make one of each.
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

/** The account and the assistant that a page of ours belongs to. */
export const idsOf = (of: OwnAssistant) => ({
  accountId: houseAccountId,
  assistantId: ownAssistants[of].id,
})

/** What visitors say and send to it is kept so long and no longer; nobody reads it afterwards. */
export const houseRetentionDays = 30
