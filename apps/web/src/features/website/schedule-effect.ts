import type { ScanSchedule } from '@foyer/contract/assistant-forms'
import type { Schedule } from '@foyer/contract/plans'

const often: Record<Schedule, string> = {
  manual: '',
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
}

/** The switch is on without a schedule, which looks as if something were read. */
export const isIdle = ({ autoScrapeEnabled, scrapeSchedule }: ScanSchedule) =>
  autoScrapeEnabled && scrapeSchedule === 'manual'

/** What the two settings mean together: each alone does nothing. */
export function effectOf({ autoScrapeEnabled: on, scrapeSchedule }: ScanSchedule) {
  if (scrapeSchedule === 'manual')
    return on
      ? 'Nothing is read while the schedule is manual. Choose how often.'
      : 'Reads your website again on schedule.'
  return on
    ? `Reads your website again ${often[scrapeSchedule]}.`
    : `Off. Switch it on to read your website ${often[scrapeSchedule]}.`
}
