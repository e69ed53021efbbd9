import type { Language } from '../types.ts'
import { isOfFeast } from './feast-days.ts'
import { fold, isAscii } from './fold.ts'
import { matchesOf } from './matches-of.ts'

// Monday first. Full name, then short forms and inflections as sites and visitors write them.
const days: Record<Language, string[]> = {
  en: [
    'monday mon mondays',
    'tuesday tue tues tuesdays',
    'wednesday wed weds wednesdays',
    'thursday thu thur thurs thursdays',
    'friday fri fridays',
    'saturday sat saturdays',
    'sunday sun sundays',
  ],
  es: [
    'lunes lun',
    'martes mar',
    'miércoles mié mier',
    'jueves jue',
    'viernes vie',
    'sábado sáb sábados',
    'domingo dom domingos',
  ],
  fr: [
    'lundi lun lundis',
    'mardi mar mardis',
    'mercredi mer mercredis',
    'jeudi jeu jeudis',
    'vendredi ven vendredis',
    'samedi sam samedis',
    'dimanche dim dimanches',
  ],
  de: [
    'montag mo montags',
    'dienstag di dienstags',
    'mittwoch mi mittwochs',
    'donnerstag do donnerstags',
    'freitag fr freitags',
    'samstag sa samstags sonnabend sonnabends',
    'sonntag so sonntags sonn',
  ],
  it: [
    'lunedì lun',
    'martedì mar',
    'mercoledì mer',
    'giovedì gio',
    'venerdì ven',
    'sabato sab sabati',
    'domenica dom domeniche',
  ],
  pt: [
    'segunda-feira segunda seg segundas',
    'terça-feira terça ter terças',
    'quarta-feira quarta qua quartas',
    'quinta-feira quinta qui quintas',
    'sexta-feira sexta sex sextas',
    'sábado sáb sábados',
    'domingo dom domingos',
  ],
  ru: [
    'понедельник пн понедельникам',
    'вторник вт вторникам',
    'среда ср среду средам',
    'четверг чт четвергам',
    'пятница пт пятницу пятницам',
    'суббота сб субботу субботам',
    'воскресенье вс воскресеньям воскресенья',
  ],
  ja: [
    '月曜日 月曜',
    '火曜日 火曜',
    '水曜日 水曜',
    '木曜日 木曜',
    '金曜日 金曜',
    '土曜日 土曜',
    '日曜日 日曜',
  ],
  ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  zh: [
    '星期一 周一 礼拜一',
    '星期二 周二 礼拜二',
    '星期三 周三 礼拜三',
    '星期四 周四 礼拜四',
    '星期五 周五 礼拜五',
    '星期六 周六 礼拜六',
    '星期日 星期天 周日 周天 礼拜天',
  ],
  ar: ['الاثنين الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार बृहस्पतिवार', 'शुक्रवार', 'शनिवार', 'रविवार इतवार'],
}

const weekend: Record<Language, string> = {
  en: 'weekend weekends',
  es: 'fin de semana|fines de semana',
  fr: 'week-end|weekend|week-ends',
  de: 'wochenende wochenenden',
  it: 'fine settimana|weekend',
  pt: 'fim de semana|fins de semana',
  ru: 'выходные выходным',
  ja: '週末 土日',
  ko: '주말',
  zh: '周末',
  ar: 'نهاية الأسبوع',
  hi: 'सप्ताहांत|वीकेंड',
}
const workdays: Record<Language, string> = {
  en: 'weekday|weekdays|week days|working days|during the week|in the week|midweek|mid-week',
  es: 'entre semana|días laborables|laborables|días de semana|durante la semana',
  fr: 'en semaine|jours ouvrables|jours de semaine|pendant la semaine',
  de: 'werktags|werktage|werktagen|wochentags|wochentagen|unter der woche',
  it: 'feriali|giorni feriali|durante la settimana|in settimana',
  pt: 'dias úteis|dias de semana|durante a semana',
  ru: 'будни будням будние',
  ja: '平日',
  ko: '평일',
  zh: '工作日',
  ar: 'أيام العمل',
  hi: 'कार्यदिवस',
}
const daily: Record<Language, string> = {
  en: 'daily|every day|seven days a week|7 days a week',
  es: 'todos los días|a diario|cada día',
  fr: 'tous les jours|tlj|chaque jour',
  de: 'täglich|jeden tag',
  it: 'tutti i giorni|ogni giorno',
  pt: 'todos os dias|diariamente',
  ru: 'ежедневно|каждый день',
  ja: '毎日',
  ko: '매일',
  zh: '每天',
  ar: 'يوميا|كل يوم',
  hi: 'रोज़|प्रतिदिन|हर दिन',
}

const phrases = (text: string) => (text.includes('|') ? text.split('|') : text.split(' '))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface DayWords {
  pattern: RegExp
  /** Folded spelling → days. */
  meaning: Map<string, number[]>
}

const dayWords = new Map<Language, DayWords>()
function dayWordsOf(language: Language): DayWords {
  const known = dayWords.get(language)
  if (known) return known
  const meaning = new Map<string, number[]>()
  days[language].forEach((words, day) => {
    for (const word of words.split(' ')) meaning.set(fold(word), [day])
  })
  for (const phrase of phrases(workdays[language])) meaning.set(fold(phrase), [0, 1, 2, 3, 4])
  for (const phrase of phrases(weekend[language])) meaning.set(fold(phrase), [5, 6])
  for (const phrase of phrases(daily[language])) meaning.set(fold(phrase), [0, 1, 2, 3, 4, 5, 6])
  const spelled = [...meaning.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const bounded = !['ja', 'zh', 'ko'].includes(language)
  const source = bounded
    ? `(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])\\.?`
    : spelled.join('|')
  const built = { pattern: new RegExp(source, 'gu'), meaning }
  dayWords.set(language, built)
  return built
}

// Short forms that are ordinary words unless they stand in a timetable: 'do', 'mar', 'sat', 'so', 'di', 'ter'.
const ambiguous = new Set(
  'do so di mi mo fr sa mar mer dom dim sat sun mon wed sam ven ter sex seg qua qui lun vie gio jue segunda terca quarta quinta sexta segundas tercas quartas quintas sextas sonn'.split(
    ' ',
  ),
)

export interface DayMention {
  days: number[]
  start: number
  end: number
}

const joins =
  /^\s*(?:[-–—~〜～]|to|thru|through|until|till|bis|a|al|à|au|hasta|fino a|até|по|до|から|부터|至|到|إلى|الى|से)\s*$/u

/**
 * The weekdays a text names, ranges expanded: 'Mon–Fri' is five days.
 * In a timetable short forms count; in a sentence only unmistakable ones do.
 */
export function readDays(text: string, language: Language, timetable: boolean): DayMention[] {
  const { pattern, meaning } = dayWordsOf(language)
  const folded = foldKeepingLength(text)
  const mentions: DayMention[] = []
  for (const match of matchesOf(pattern, folded)) {
    const word = match[0].replace(/\.$/, '')
    if (!timetable && ambiguous.has(word)) continue
    const named = meaning.get(word)
    // 'The daily plan' names no day.
    if (!timetable && named?.length === 7) continue
    const end = match.index + match[0].length
    if (named && !isOfFeast(folded, match.index, end, language))
      mentions.push({ days: named, start: match.index, end })
  }
  const merged: DayMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const between = before ? folded.slice(before.end, mention.start) : ''
    const isRange = before && before.days.length === 1 && mention.days.length === 1 && joins.test(between)
    if (before && isRange) {
      const range: number[] = []
      for (let day = before.days[0]!; ; day = (day + 1) % 7) {
        range.push(day)
        if (day === mention.days[0] || range.length === 7) break
      }
      merged[merged.length - 1] = { days: range, start: before.start, end: mention.end }
    } else merged.push(mention)
  }
  return merged
}

const dayAndPart =
  /(?<!\p{L})((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(früh|morgen|vormittag|mittag|nachmittag|abend|nacht)(s?)(?!\p{L})/giu

/** 'Freitagabends' names a day and a part of it. */
export const dayApart = (text: string, language: Language): string =>
  language === 'de' ? text.replace(dayAndPart, '$1 $2$3') : text

/** Folds letter by letter so that positions still point into the text. */
function foldKeepingLength(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    const folded = char.charCodeAt(0) < 128 ? char.toLowerCase() : fold(char)
    out += folded.length === 1 ? folded : char.toLowerCase()[0]
  }
  return out
}

export function dayName(day: number, language: Language): string {
  const name = days[language][day]!.split(' ')[0]!
  return ['en', 'de'].includes(language) ? name[0]!.toUpperCase() + name.slice(1) : name
}
