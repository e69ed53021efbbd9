interface Calendar {
  /** Monday first, as shown. */
  names: string[]
  /** Short forms, Monday first; several by '|'. */
  short: string[]
  daily: string
  weekend: string
  weekdays: string
  holidays: string
  closed: string
  open: string
}

const calendars: Record<string, Calendar> = {
  en: {
    names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['mon|mo', 'tues|tue|tu', 'weds|wed|we', 'thurs|thur|thu|th', 'fri|fr', 'sat|sa', 'sun|su'],
    daily: 'daily|every ?day|7 days(?: a week)?|seven days(?: a week)?|all week',
    weekend: 'weekends?',
    weekdays: 'weekdays?',
    holidays: '(?:bank|public) holidays?|holidays?',
    closed: 'closed',
    open: 'open|opening (?:hours|times)|hours',
  },
  es: {
    names: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
    short: ['lun', 'mar', 'mi[eé]rcoles|mi[eé]', 'jue', 'vie', 's[aá]bados?|s[aá]b', 'domingos?|dom'],
    daily: 'todos los d[ií]as|cada d[ií]a|diario|diariamente',
    weekend: 'fines? de semana',
    weekdays: 'd[ií]as laborables|entre semana',
    holidays: 'festivos?',
    closed: 'cerrado',
    open: 'abierto|abrimos|horario',
  },
  de: {
    names: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    short: [
      'montags|mo',
      'dienstags|di',
      'mittwochs|mi',
      'donnerstags|do',
      'freitags|fr',
      'samstags|sonnabend|sa',
      'sonntags|so',
    ],
    daily: 'täglich|jeden tag',
    weekend: 'wochenende|am wochenende',
    weekdays: 'werktags|wochentags|unter der woche',
    holidays: 'feiertage?n?|feiertags',
    closed: 'geschlossen|ruhetag|zu',
    open: 'geöffnet|öffnungszeiten|offen',
  },
  fr: {
    names: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
    short: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
    daily: 'tous les jours|7j/7|chaque jour',
    weekend: 'week-?ends?',
    weekdays: 'en semaine',
    holidays: 'jours f[eé]ri[eé]s|f[eé]ri[eé]s',
    closed: 'ferm[eé]',
    open: "ouvert|horaires|heures d'ouverture",
  },
  it: {
    names: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
    short: [
      "luned[iì]'?|lun",
      "marted[iì]'?|mar",
      "mercoled[iì]'?|mer",
      "gioved[iì]'?|gio",
      "venerd[iì]'?|ven",
      'sab',
      'dom',
    ],
    daily: 'tutti i giorni|ogni giorno',
    weekend: 'fine settimana|weekend',
    weekdays: 'giorni feriali|feriali',
    holidays: 'festivi',
    closed: 'chiuso|riposo',
    open: 'aperto|orari(?:o)?',
  },
  pt: {
    names: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
    short: [
      'segunda(?:-feira)?|seg',
      'ter[cç]a(?:-feira)?|ter',
      'quarta(?:-feira)?|qua',
      'quinta(?:-feira)?|qui',
      'sexta(?:-feira)?|sex',
      's[aá]bados?|s[aá]b',
      'domingos?|dom',
    ],
    daily: 'todos os dias|diariamente',
    weekend: 'fim de semana',
    weekdays: 'dias úteis',
    holidays: 'feriados?',
    closed: 'fechado|encerrado',
    open: 'aberto|horário',
  },
  nl: {
    names: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'],
    short: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    daily: 'dagelijks|elke dag',
    weekend: 'weekend',
    weekdays: 'werkdagen|doordeweeks',
    holidays: 'feestdagen',
    closed: 'gesloten',
    open: 'open|geopend|openingstijden',
  },
}

export interface DayReader {
  names: string[]
  /** Days a text names, 0 is Monday, and where the naming ends; null when it names none at its start. */
  days(text: string): { days: number[]; end: number } | null
  closed: RegExp
  heading: RegExp
}

const readers = new Map<string, DayReader>()

/** Reads weekdays in a language; English for those not known here. */
export function dayReader(language: string): DayReader {
  const known = language in calendars ? language : 'en'
  let reader = readers.get(known)
  if (!reader) {
    reader = createReader(calendars[known]!)
    readers.set(known, reader)
  }
  return reader
}

function createReader(calendar: Calendar): DayReader {
  const forms = calendar.names.map((name, i) => `${name.toLowerCase()}s?|${calendar.short[i]}`)
  const day = forms.map((form) => `(${form})`).join('|')
  const end = '(?![\\p{L}\\d])\\.?'
  const dayPattern = new RegExp(`(?:${day})${end}`, 'iuy')
  const wholePatterns: [RegExp, number[]][] = [
    [new RegExp(`(?:${calendar.daily})${end}`, 'iuy'), [0, 1, 2, 3, 4, 5, 6]],
    [new RegExp(`(?:${calendar.weekend})${end}`, 'iuy'), [5, 6]],
    [new RegExp(`(?:${calendar.weekdays})${end}`, 'iuy'), [0, 1, 2, 3, 4]],
    // Holidays are no weekday, but a line of days may end in them.
    [new RegExp(`(?:${calendar.holidays})${end}`, 'iuy'), []],
  ]
  const lead = new RegExp(
    `\\s{0,4}(?:(?:${calendar.open})\\s{0,4}:?\\s{0,4})?(?:(?:from|on|the|von|am|vom|los|las|el|de|du|le|les|dal|il|la|da|van|op)\\s{1,4})?`,
    'iuy',
  )
  const range =
    /\s{0,4}(?:[–—-]|(?:to|till|until|through|thru|bis|hasta|aux|au|al|à|a|t\/m|tot|até)(?=\s))\s{0,4}(?:(?:the|los|las|el|le|al|il)\s{1,4})?/iuy
  const list =
    /\s{0,4}(?:[,/&+]|and|und|y|e|et|ed|en|u\.)\s{0,4}(?:(?:the|am|los|las|el|le|il|la|die|on)\s{1,4})?/iuy

  const one = (text: string, at: number): { days: number[]; end: number } | null => {
    for (const [pattern, days] of wholePatterns) {
      pattern.lastIndex = at
      if (pattern.test(text)) return { days, end: pattern.lastIndex }
    }
    dayPattern.lastIndex = at
    const match = dayPattern.exec(text)
    if (!match) return null
    return { days: [match.slice(1).findIndex((group) => group !== undefined)], end: dayPattern.lastIndex }
  }
  const joins = (pattern: RegExp, text: string, at: number) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    return found && found[0] !== '' ? pattern.lastIndex : -1
  }

  const days = (text: string) => {
    lead.lastIndex = 0
    lead.exec(text)
    const first = one(text, lead.lastIndex)
    if (!first) return null
    const found = new Set(first.days)
    let last = first
    for (;;) {
      const ranged = joins(range, text, last.end)
      const to = ranged < 0 ? null : one(text, ranged)
      if (to && last.days.length === 1 && to.days.length === 1) {
        for (let day = last.days[0]!; day !== to.days[0]; day = (day + 1) % 7) found.add(day)
        found.add(to.days[0]!)
        last = to
        continue
      }
      const listed = joins(list, text, last.end)
      const next = listed < 0 ? null : one(text, listed)
      if (!next) break
      for (const day of next.days) found.add(day)
      last = next
    }
    return { days: [...found].sort((a, b) => a - b), end: last.end }
  }
  return {
    names: calendar.names,
    days,
    closed: new RegExp(`(?<![\\p{L}])(?:${calendar.closed})(?![\\p{L}])`, 'iu'),
    heading: new RegExp(`(?<![\\p{L}])(?:${calendar.open})`, 'iu'),
  }
}
