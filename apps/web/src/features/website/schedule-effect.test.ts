import { expect, test } from 'vitest'
import { effectOf } from './schedule-effect.ts'

test.each([
  [false, 'manual', 'Rescans your website on a schedule.'],
  [true, 'manual', 'Nothing is scanned on a manual schedule. Choose a frequency.'],
  [false, 'weekly', 'Off. Turn on to rescan your website every week.'],
  [true, 'daily', 'Rescans your website every day.'],
] as const)(
  'auto-scraping %s on a %s schedule explains its effect',
  (autoScrapeEnabled, scrapeSchedule, said) => {
    expect(effectOf({ autoScrapeEnabled, scrapeSchedule })).toBe(said)
  },
)
