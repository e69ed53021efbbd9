import type { EmbedConfig } from '../../packages/contract/src/embed.ts'
import { openSite } from './open-site.ts'
import type { Site, Visit, VisitOptions } from './setup.ts'

export function openBrokenSite(opened: (site: Site) => unknown, usual: VisitOptions = {}) {
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
/** In an empty chat it replaces the greeting, later it is above the footer. */
export const noticeOf = (visit: Visit) => visit.page.locator('.foyer-notice:not([hidden]) .foyer-text')
export const greetingOf = (visit: Visit) => visit.page.locator('.foyer-greeting')
export const statusOf = (visit: Visit) => visit.page.locator('.foyer-window [role=status]')

/** Browsers log failed requests. */
export const ownComplaints = (visit: Visit) =>
  visit.complaints.filter((line) => !line.includes('Failed to load resource'))
