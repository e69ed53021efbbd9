/** One time of day as sites write it, as a pattern: '9', '9:30', '9h30', '9.30 Uhr', '9.30 uur', '9u30', '9 a.m.'. */
export const timeOfDay =
  "\\d{1,2}(?:\\s?[:.h]\\s?\\d{2}|u\\d{2})?(?:\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|uur|u|h|o['’]clock)(?!\\p{L})|\\s?[時时点點시](?:\\s?\\d{1,2}\\s?[分분])?)?"

/** What columns and lines call the two ends of a day, as patterns. */
export const opening =
  'opens?(?: at)?|opening(?: times?)?|öffnet|öffnung|abren?|apertura|ouvre|ouverture|apre|abertura|opent'
export const closing =
  'closes?(?: at)?|closing(?: times?)?|schließt|schliesst|schließung|cierran?|cierre|ferme|fermeture|chiude|chiusura|fecha|fecho|encerramento|sluit(?:ing|ingstijd)?'

/** Small words that name an end only beside a time or alone in a column's head. */
export const fromWords = 'from|von|ab|de|dès|desde|dalle|van|vanaf'
export const toWords = "to|till|until|bis|à|jusqu['’]à|hasta|alle|até|tot"
