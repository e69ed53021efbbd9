import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { openSite } from './open-site.ts'
import type { Site, Visit, VisitOptions } from './setup.ts'

/** A website whose server does what a test says before it is visited. */
export function openSpoiltSite(opened: (site: Site) => unknown, usual: VisitOptions = {}) {
  const { publish, visitWith } = openSite(opened, { typingSpeed: 0 })
  return {
    publish,
    visitWith: (
      config: Partial<EmbedConfig>,
      spoil: (assistantId: string) => void = () => {},
      options: VisitOptions = usual,
    ) => visitWith(config, options, (_page, assistantId) => spoil(assistantId)),
  }
}

export const troubleOf = (visit: Visit) => visit.page.locator('.foyer-trouble span')
/** Why the visitor can't write: replaces the greeting, or is above the input once a conversation has begun. */
export const noticeOf = (visit: Visit) => visit.page.locator('.foyer-notice:not([hidden]) .foyer-text')
export const greetingOf = (visit: Visit) => visit.page.locator('.foyer-greeting')
export const statusOf = (visit: Visit) => visit.page.locator('.foyer-window [role=status]')

/** The browser itself reports failed requests in the console; nothing else may be there. */
export const ownComplaints = (visit: Visit) =>
  visit.complaints.filter((line) => !line.includes('Failed to load resource'))
