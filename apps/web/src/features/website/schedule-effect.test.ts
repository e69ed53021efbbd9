import { expect, test } from 'vitest'
import { effectOf } from './schedule-effect.ts'

test.each([
  [false, 'manual', 'Reads your website again on schedule.'],
  [true, 'manual', 'Nothing is read while the schedule is manual. Choose how often.'],
  [false, 'weekly', 'Off. Switch it on to read your website every week.'],
  [true, 'daily', 'Reads your website again every day.'],
] as const)(
  'auto-scraping %s on a %s schedule says what comes of it',
  (autoScrapeEnabled, scrapeSchedule, said) => {
    expect(effectOf({ autoScrapeEnabled, scrapeSchedule })).toBe(said)
  },
)
