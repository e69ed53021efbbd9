import type { CalendarLanguage } from './day-words.ts'

/** 'Mittag 12–14 Uhr' names a part of the day. */
export const noonIn: Partial<Record<CalendarLanguage, string>> = {
  en: 'noon|midday',
  de: 'mittag(?!\\s?[:：]?\\s?\\d)',
  fr: 'midi',
  it: 'mezzogiorno',
  es: 'mediod[ií]a',
  pt: 'meio[- ]dia',
}
export const midnightIn: Partial<Record<CalendarLanguage, string>> = {
  en: 'midnight',
  de: 'mitternacht',
  nl: 'middernacht',
  fr: 'minuit',
  it: 'mezzanotte',
  es: 'medianoche',
  pt: 'meia[- ]noite',
}
export const noon = Object.values(noonIn).join('|')
export const midnight = Object.values(midnightIn).join('|')

/** '9', '9:30', '9h30', '9.30 Uhr', '9u30', '9 a.m.'. */
export const timeOfDay =
  "\\d{1,2}(?:\\s?[:.h]\\s?\\d{2}|u\\d{2})?(?:\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|uur|u|h|o['’]clock)(?!\\p{L})|\\s?[時时点點시](?:\\s?\\d{1,2}\\s?[分분])?)?"

export const closesForms =
  'closes?(?: at)?|closing(?: times?)?|schließt|schliesst|schließung|cierran?|cierre|ferme|fermeture|chiude|chiusura|fecha|fecho|encerramento|sluit(?:ing|ingstijd)?'

/** They name an end only next to a time, or alone in a column's head. */
export const fromWords = 'from|von|ab|de|dès|desde|dalle|van|vanaf'
export const toWords = "to|till|until|bis|à|jusqu['’]à|hasta|alle|até|tot"
