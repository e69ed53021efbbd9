import type { Settings } from './host.ts'
import { texts } from './texts.ts'

const text = (value: unknown, fallback = '') => (typeof value === 'string' && value ? value : fallback)
const number = (value: unknown, least: number, fallback: number) =>
  typeof value === 'number' && value >= least ? value : fallback

/** The settings with defaults for missing, malformed and empty ones. */
export function readSettings(raw: Settings) {
  const { bubbleIcon } = raw
  return {
    dark: raw.theme === 'dark',
    face: bubbleIcon === 'chat' || bubbleIcon === 'help' ? bubbleIcon : ('door' as const),
    logo: text(raw.logo),
    name: text(raw.name),
    title: text(raw.windowTitle, texts.title),
    welcome: text(raw.welcomeMessage, texts.welcome),
    placeholder: text(raw.placeholder, texts.placeholder),
    offline: text(raw.offlineMessage, texts.offline),
    active: raw.isActive !== false,
    branding: raw.showBranding === false ? '' : text(raw.brandingText, 'Foyer'),
    voice: raw.voiceEnabled === true,
    uploads: raw.allowFileUpload === true || raw.fileUploadEnabled === true,
    maxMessages: number(raw.maxMessages, 1, 50),
    pace: Math.min(number(raw.typingSpeed, 0, 30), 1_000),
  }
}
export type PanelSettings = ReturnType<typeof readSettings>
