import type { Language } from '../types.ts'

/** '12 March 2026', as the language writes it. */
export const dateInWords = (date: Date, language: Language, timeZone: string | null): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(date)
