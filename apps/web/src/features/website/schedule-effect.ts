import type { ScanSchedule } from '@foyer/contract/assistant-forms'
import type { Schedule } from '@foyer/contract/plans'

const frequencies: Record<Schedule, string> = {
  manual: '',
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
}

/** On, but without a schedule, so nothing is scanned. */
export const isIdle = ({ autoScrapeEnabled, scrapeSchedule }: ScanSchedule) =>
  autoScrapeEnabled && scrapeSchedule === 'manual'

/** Describes the combined effect, because neither setting works alone. */
export function effectOf({ autoScrapeEnabled: on, scrapeSchedule }: ScanSchedule) {
  if (scrapeSchedule === 'manual')
    return on
      ? 'Nothing is scanned on a manual schedule. Choose a frequency.'
      : 'Rescans your website on a schedule.'
  return on
    ? `Rescans your website ${frequencies[scrapeSchedule]}.`
    : `Off. Turn on to rescan your website ${frequencies[scrapeSchedule]}.`
}
