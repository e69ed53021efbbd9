import type { Language } from '../types.ts'

/** Formats a date like '12 March 2026' in each language. */
export const dateInWords = (date: Date, language: Language, timeZone: string | null): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(date)
