import { type EmbedSettings, embedDefaults } from '@foyer/contract/embed'
import { houseAccountId } from '../usage/house-account.ts'

// Known beforehand, so that instances which start at once make one assistant and not several.
export const houseAssistantId = '00000000-0000-4000-a000-000000f07e41'

/** Whose its pages are. */
export const houseIds = { accountId: houseAccountId, assistantId: houseAssistantId }

/** Not an address: nobody can register it, and nobody can sign in with it. */
export const houseEmail = 'this instance'

export const houseAssistant = {
  name: 'Foyer',
  language: 'en',
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
  context:
    'You are the assistant of Foyer itself, on its own pages. Visitors are owners of websites who consider using it.',
  // Its account has no limit of its own, and anybody can talk to it.
  dailyIpLimit: 200,
}

export const houseEmbed: Partial<EmbedSettings> = {
  windowTitle: 'Ask Foyer',
  welcomeMessage:
    'Hello. I have read every page of this website. Ask me about plans, the widget, or how scanning works.',
  allowFileUpload: true,
  fileUploadEnabled: true,
  // Nobody signs in to its account, so nobody would read what is left.
  leadCapture: { ...embedDefaults.leadCapture, mode: 'off' },
}

/** What visitors say and send to it is kept so long and no longer; nobody reads it afterwards. */
export const houseRetentionDays = 30
