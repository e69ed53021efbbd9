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
export const days: Record<CalendarLanguage, string[]> = {
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
    "lunedì lun lunedi'",
    "martedì mar martedi'",
    "mercoledì mer mercoledi'",
    "giovedì gio giovedi'",
    "venerdì ven venerdi'",
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
    'понедельник пн понедельника понедельникам',
    'вторник вт вторника вторникам',
    'среда ср среды среду средам',
    'четверг чт четверга четвергам',
    'пятница пт пятницы пятницу пятницам',
    'суббота сб субботы субботу субботам',
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
  nl: [
    'maandag ma maandags maandagen',
    'dinsdag di dinsdags dinsdagen',
    'woensdag wo woensdags woensdagen',
    'donderdag do donderdags donderdagen',
    'vrijdag vr vrijdags vrijdagen',
    'zaterdag za zaterdags zaterdagen',
    'zondag zo zondags zondagen',
  ],
}

/** Short forms such as 'do', 'mar' and 'sat' are words as well. */
export const fullDayNames = (language: CalendarLanguage): string[] =>
  days[language].flatMap((words) =>
    words.split(' ').filter((word) => word.length > longestShortForm || !/[a-zа-я]/.test(word)),
  )
const longestShortForm = 4

/** Compounds: 'Freitagabend', 'vrijdagavond'. */
export const partsOfDay = {
  de: 'früh morgen vormittag mittag nachmittag abend nacht',
  nl: 'ochtend morgen voormiddag middag namiddag avond nacht',
}

export const weekend: Record<CalendarLanguage, string> = {
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
  ar: 'نهاية الأسبوع|عطلة نهاية الأسبوع',
  hi: 'सप्ताहांत|वीकेंड',
  nl: 'weekend weekends weekeinde',
}
export const workdays: Record<CalendarLanguage, string> = {
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
  ar: 'أيام العمل|أيام الأسبوع',
  hi: 'कार्यदिवस',
  nl: 'werkdag|werkdagen|weekdagen|doordeweeks|door de week|op weekdagen',
}
export const daily: Record<CalendarLanguage, string> = {
  en: 'daily|every day|every day of the year|every day of the week|365 days a year|seven days a week|7 days a week',
  es: 'todos los días|todos los días del año|a diario|diariamente|cada día',
  fr: "tous les jours|tous les jours de l'année|tlj|7j/7|chaque jour",
  de: 'täglich|jeden tag|jeden tag im jahr|365 tage im jahr',
  it: "tutti i giorni|ogni giorno|tutti i giorni dell'anno|ogni giorno dell'anno|365 giorni l'anno",
  pt: 'todos os dias|todos os dias do ano|diariamente',
  ru: 'ежедневно|каждый день',
  ja: '毎日',
  ko: '매일',
  zh: '每天',
  ar: 'يوميا|كل يوم',
  hi: 'रोज़|प्रतिदिन|हर दिन',
  nl: 'dagelijks|elke dag|elke dag van het jaar|iedere dag|alle dagen|7 dagen per week|zeven dagen per week',
}

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
