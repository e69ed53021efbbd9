import words from './words/days.json' with { type: 'json' }

export type CalendarLanguage =
  | 'en'
  | 'es'
  | 'fr'
  | 'de'
  | 'it'
  | 'pt'
  | 'ru'
  | 'ja'
  | 'ko'
  | 'zh'
  | 'ar'
  | 'hi'
  | 'nl'

// Monday first. The full name, then short forms and inflections.
export const days: Record<CalendarLanguage, string[]> = words.days

/** Short forms such as 'do', 'mar' and 'sat' are words as well. */
export const fullDayNames = (language: CalendarLanguage): string[] =>
  days[language].flatMap((words) =>
    words.split(' ').filter((word) => word.length > longestShortForm || !/[a-zа-я]/.test(word)),
  )
const longestShortForm = 4

/** Compounds: 'Freitagabend', 'vrijdagavond'. */
export const partsOfDay = words.partsOfDay

export const weekend: Record<CalendarLanguage, string> = words.weekend
export const workdays: Record<CalendarLanguage, string> = words.workdays
export const daily: Record<CalendarLanguage, string> = words.daily

/** In a sentence 'we', 'th' and '7 days' mean other things. */
export const atLineStart: Partial<Record<CalendarLanguage, { days?: RegExp; daily: string }>> = {
  en: {
    // 'We 9–17' and 'We–Fr' are Wednesdays; 'We open at 9' and 'We’re open' are not.
    days: /(?:(mo)|(tu)|(we)(?=\.?\s{0,4}(?:[^\p{L}\s'’]|$|to\s))|(th)|(fr)|(sa)|(su))(?![\p{L}\p{N}])\.?/uy,
    daily: '7 days|seven days|all week|everyday',
  },
  es: {
    // One letter is a day in 'L-V', in 'L, X y V', and alone in 'S: 10:00'.
    days: /(?:(lu|l)|(ma|m)|(mi|x)|(ju|j)|(vi|v)|(sa|s)|(do|d))(?:(?<=\p{L}{2})(?=\.?\s{0,4}(?:[^\p{L}\s.]|$|a\s|y\s))\.?|(?<!\p{L}{2})(?:(?=\s?(?:[-–—/,]|a\s|y\s)\s?[lmxjvsd](?![\p{L}\p{N}])|\s?:\s?\d)|(?<=(?<![\p{L}\p{N}])[lmxjvsd]\s?(?:[-–—/,]|[ay]\s)\s?\p{L})(?![\p{L}\p{N}])))/uy,
    daily: 'diario',
  },
  fr: {
    days: /(?:(lu)|(ma)|(me)|(je)|(ve)|(sa)|(di))(?=\.?\s{0,4}(?:[^\p{L}\s.'’]|$|au\s|et\s|ferm))\.?/uy,
    daily: '7 jours sur 7|toute la semaine',
  },
  nl: { daily: '7 op 7|7 dagen op 7|de hele week' },
  it: {
    days: /(?:(lu)|(ma)|(me)|(gi)|(ve)|(sa)|(do))(?=\.?\s{0,4}(?:[^\p{L}\s.'’]|$|e\s|chius))\.?/uy,
    daily: '7 giorni su 7|tutta la settimana',
  },
}

/** Words need spaces around them, marks needn't. */
export const rangeWords =
  'to|thru|through|until|till|bis|a|al|alla|à|au|aux|hasta|fino a|até|t/m|tot en met|tot|по|до|إلى|الى|से'
export const rangeMarks = '[-–—~〜～]|から|부터|至|到'
