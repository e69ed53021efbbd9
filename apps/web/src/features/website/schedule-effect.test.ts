import { expect, test } from 'vitest'
import { effectOf } from './schedule-effect.ts'

test.each([
  [false, 'manual', 'Reads your website again on schedule.'],
  [true, 'manual', 'Nothing is read while the schedule is manual. Choose how often.'],
  [false, 'weekly', 'Off. Switch it on to read your website every week.'],
  [true, 'daily', 'Reads your website again every day.'],
] as const)(
  'automatic scans %s on a %s schedule say what comes of them',
  (autoScrapeEnabled, scrapeSchedule, said) => {
    expect(effectOf({ autoScrapeEnabled, scrapeSchedule })).toBe(said)
  },
)
