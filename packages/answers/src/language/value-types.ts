import { fullDayNames } from '@foyer/calendar/day-words'
import { monthNames } from '@foyer/calendar/month-words'
import type { Language } from '../types.ts'
import { numberWords } from './number-words.ts'

/** Kinds of value a text holds. A question wants some kinds; a passage without them cannot answer it. */
export const value = {
  money: 1,
  time: 2,
  duration: 4,
  date: 8,
  number: 16,
  percent: 32,
  phone: 64,
  email: 128,
  person: 256,
  place: 512,
  free: 1024,
  weekday: 2048,
  age: 4096,
  distance: 8192,
  year: 16384,
  temperature: 32768,
} as const

const inLatinLetters = ['en', 'de', 'nl', 'es', 'fr', 'it', 'pt'] as const
/** Eleven in Spanish and in French; in English and in Dutch they are other words. */
const otherWords = ['once', 'onze']
/** Numbers before what they count alone: German 'sei' is a verb, and cents are money. */
const doubtfulAlone = ['sei', 'cent']
const numbersIn = (languages: readonly Language[], upTo: number, but = otherWords) =>
  [...new Set(languages.flatMap((language) => numberWords(language, upTo)))]
    .filter((word) => !but.includes(word))
    .join('|')

const currency =
  /(?:[€$£¥₹₽₩]|\b(?:eur|usd|gbp|chf|cad|aud|rs\.?|inr))\s?\d|\d[\d., ]{0,20}\s?(?:€|£|\$|¥|₹|₽|₩|(?:eur|euros?|dollars?|pounds?|usd|gbp|chf|francs?|pesos?|reais|rupees?|roubles?|cents?|ct|p)\b|円|元|块|원|руб|р\.|درهم|ريال|جنيه|دينار|रुपये|रु|\.[–—-](?![–—-]|\s?\d))/iu
const clock = new RegExp(
  String.raw`(?<![\d.,€$£]|[€$£]\s)(?:[01]?\d|2[0-4])[:.h][0-5]\d(?!\d|\s?[€£])|\b(?:1[0-2]|0?\d)\s?(?:a\.?m\.?|p\.?m\.?)(?!\p{L})|\b(?:[01]?\d|2[0-4])\s?(?:uhr|uur|h|o'clock|час)(?!\p{L})|\d{1,2}\s?[時点시]|\bhalb (?:ein|${numbersIn(['de'], 12)})\b|\bhalf past \p{L}+|\by media\b|\bet demie\b|\b(?:noon|midnight|midday|mittag|mitternacht|middernacht|mediodía|medianoche|midi|minuit|mezzogiorno|mezzanotte|meio-dia|meia-noite)\b|\b(?:las|at|um|ab|bis|om|vanaf|tot|alle|às|à)\s(?:[01]?\d|2[0-4])\b`,
  'iu',
)
const amountWord = `(?:\\d[\\d.,]{0,15}|\\d{1,9}\\s?[–-]\\s?\\d{1,9}|an?|one|half|several|eine?[nrms]?|een|één|una?|une|uno|один|одну|एक|${numbersIn([...inLatinLetters, 'ru', 'hi'], 100)})`
const span =
  '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|nights?|seconds?|minuten?|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|nächte|nacht|sekunden?|minuut|uur|uren|dag|dagen|week|weken|maand|maanden|jaar|jaren|nachten|minutos?|horas?|días?|dias?|semanas?|mes|meses|años?|anos?|noches?|noites?|segundos?|heures?|jours?|semaines?|mois|ans?|années?|nuits?|minuti|ore|ora|giorni|giorno|settimane|settimana|mesi|mese|anni|anno|notti|минут\\p{L}*|час\\p{L}*|дн\\p{L}*|день|недел\\p{L}*|месяц\\p{L}*|лет|год\\p{L}*|दिन|घंटे|मिनट|सप्ताह|महीने|साल)'
const duration = new RegExp(
  `(?<![\\p{L}\\d])${amountWord}(?:[\\s-]|\\s(?:or|to|bis|a|à|o|oder|und|and|of|tot|en|volle|working|business|full|calendar|consecutive|ganze|volle)\\s){0,2}(?:\\d{1,9}\\s|(?:working|business|full|calendar|six|five|seven)\\s)?${span}(?!\\p{L})|(?:\\d{1,9}|[一二三四五六七八九十两半]{1,9})\\s?(?:分|時間|日|週間|ヶ月|か月|年|小时|天|周|个月|分钟|분|시간|일|주|개월|년)|前日|翌日|当日|前天|\\b(?:every|each|once an?|twice an?|per|jede[nrs]?|alle|elke|iedere|cada|chaque|ogni) ${span}(?!\\p{L})|\\b(?:hourly|daily|weekly|monthly|yearly|annually|stündlich|täglich|wöchentlich|monatlich|jährlich|dagelijks|wekelijks|maandelijks|jaarlijks|diario|semanal|mensual)\\b|\\b(?:same day|while you wait|overnight|am selben tag|dezelfde dag|klaar terwijl u wacht|el mismo día|le jour même)\\b|(?:دقيقة|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|شهر|سنة)`,
  'iu',
)
const year = /\b(?:1[0-9]{3}|20\d{2})s?\b|\bcentur(?:y|ies)\b/i
// 'May' is a month beside a figure alone.
const months = [...new Set(inLatinLetters.flatMap(monthNames))].filter((name) => name !== 'may').join('|')
const russianStems = monthNames('ru')
  .filter((name) => name !== 'май')
  .map((name) => name.replace(/ь$/, ''))
  .join('|')
const date = new RegExp(
  String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\smay\b|\bmay\s\d{1,2}\b|\b(?:${months})\b|\d{1,2}月|\d{1,2}월|(?:${russianStems})\p{L}*|\b(?:día|day|dia|giorno|jour|week|woche|dag|semana|semaine|settimana)\s\d{1,2}\b|\b(?:am|vom|zum|bis|le|el|il)\s\d{1,2}\b\.?(?=\s|$)|\b(?:\d+(?:st|nd|rd|th))\b`,
  'iu',
)
const phone =
  /(?:\+|\b00)\d[\d\s()./-]{6,30}\d|\(?\b0?\d{2,5}\)?[\s./-]\d{2,4}[\s.-]?\d{2,4}(?:[\s.-]?\d{2,4})?\b|\b\d{9,11}\b/
const email = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w-]/
const person =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau|Dhr|Mevr|Mw|Sr|Sra|Don|Doña|Mme|Sir|Lady|Lord|King|Queen|Pope|Saint|St)\.?\s\p{Lu}|(?<![.!?]\s|^)\p{Lu}\p{Ll}+\s(?:de |von |van |della |di )?\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:de |von |van |van der |della |di |da |O['’])?\p{Lu}[\p{Ll}c]+/u
/** Postal codes: capitals count, '2011 after' is none. */
const postalCode =
  /\b\d{4}\s?[A-Z]{2}\s\p{Lu}|\b\d{4,5}\s\p{Lu}|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/u
const place =
  /\b(?:street|road|avenue|lane|square|yard|quay|drive|boulevard|building|floor|corner|opposite|behind|next to|near|station|beside)\b|\p{L}(?:straße|strasse|platz|weg|gasse|allee|straat|laan|plein|kade|gracht|dijk|singel|steeg)\b|\b(?:tegenover|naast|achter|verdieping|station)\b|\b(?:calle|carrer|plaza|avenida|rue|place|via|piazza|rua|largo|praça|ulica|ул)\b/iu
const free =
  /\b(?:free|complimentary|(?:is|are|also|price|prices|fee) (?:also |all )?included|included in|no (?:extra )?charge|kostenlos|gratis|kostenfrei|kosteloos|inbegrepen|inclusief|inbegriffen|umsonst|gratuit[oae]?s?|incluid[oa]s?|incluse?|compris|offert|gratuitamente|grátis|incluíd[oa]s?|inclus[oa]|бесплатно)\b|無料|무료|免费|مجان|मुफ्त|निःशुल्क/iu
const numberWord = new RegExp(
  String.raw`\d|\b(?:one|thousand|million|billion|dozen|half|twice|${numbersIn(inLatinLetters, 100, [...otherWords, ...doubtfulAlone])})\b|[一二三四五六七八九十百千]`,
  'iu',
)

const dayNames = (languages: readonly Language[]) => languages.flatMap(fullDayNames).join('|')
const weekday = new RegExp(
  `(?<!\\p{L})(?:${dayNames(inLatinLetters)})(?!\\p{L})|${dayNames(['ru', 'ja', 'ko', 'zh', 'ar', 'hi'])}|星期`,
  'iu',
)
const years = `(?:\\d{1,2}|twenty(?:-one|-five)|${numbersIn(['en', 'de', 'nl', 'es'], 60)})`
const age = new RegExp(
  [
    `\\b(?:aged?|ages|years? old|year-olds?)\\b[^.;]{0,18}\\b${years}\\b`,
    `\\b(?:under|over|from) ${years} (?:weeks?|months?)\\b`,
    `\\b(?:under|over|from|at least|be|turn(?:ed|ing)?|ab|unter|über|mindestens|vanaf|onder|boven|minstens|minimaal|desde|menores|mayores|moins de|plus de|dès|sotto|oltre|a partire|menos de|mais de)\\b[^.;]{0,18}\\b${years}\\b(?!\\s?(?:minutes?|mins?|hours?|days?|weeks?|months?|nights?|people|guests|miles|km|%|uur|uren|dagen|weken|personen|minuten|nachten))`,
    `\\b${years}(?:\\s?\\+|\\s?(?:–|-|to|or|and|bis|tot|t/m|en|a|à)\\s?${years}\\b)?[\\s-]?(?:years?|y\\/o|jahren?|jahre|jaar|jarigen?|años|ans|anni|anos|лет|歳|세|岁|साल)`,
    `\\b${years}\\s?(?:\\+|(?:and|or) (?:over|older|above|up)|plus)`,
    `\\b${years}[\\s-](?:days?|weeks?|months?)(?:[\\s-]old| of age)\\b`,
    '\\(\\d{1,2}\\s?[–-]\\s?\\d{1,2}\\)',
    `\\b(?:adults? only|over-?${years}s|under-?${years}s|of legal age|volljährig|meerderjarig)\\b`,
  ].join('|'),
  'iu',
)

const distance = new RegExp(
  String.raw`(?:\d|\b(?:${numbersIn(['en'], 20)}))[\s-]?(?:km|kilomet\p{L}{1,9}|mi|miles?|meilen|metres?|meters?|metros?|mètres?|metri|m|minutes?['’]?[ -](?:walk|on foot|by (?:car|bus|train)|drive)|minuten (?:zu fuß|fußweg|lopen|wandelen|rijden|fietsen)|minutos (?:a pie|andando)|minutes à pied)(?![\p{L}²])`,
  'iu',
)

const temperature = /\d\s?(?:[°º]|℃|(?:grad|graden|gradi|grados|graus|degrees?|degrés?)(?!\p{L}))/iu

/** 'Half of the price' is a price, if without a figure. */
const share =
  /\b(?:half|full|double|twice|a third of|a quarter of) (?:of )?(?:the |your )?(?:price|fee|cost|amount|rate|charge|deposit)\b|\bhalf[ -]price\b/i

/** What is paid and when it is counts nothing. */
const sumsAndTimes =
  /[€$£¥₹]\s?\d[\d.,]{0,20}|\d[\d.,]{0,20}\s?(?:€|£|eur\b|euros?\b|chf\b)|\b\d{1,2}[:.]\d{2}\b(?:\s?[ap]m\b)?|\b\d{1,2}\s?[ap]m\b/giu

export function valuesIn(text: string): number {
  let found = 0
  if (/\d/.test(text)) {
    if (currency.test(text)) found |= value.money
    if (phone.test(text)) found |= value.phone
    if (/\d\s?(?:%|percent|prozent|procent|por ciento|pour cent|per cento|por cento)/i.test(text))
      found |= value.percent
    if (temperature.test(text)) found |= value.temperature
  }
  if (share.test(text)) found |= value.percent
  if (distance.test(text)) found |= value.distance
  if (clock.test(text)) found |= value.time
  if (duration.test(text)) found |= value.duration
  if (date.test(text)) found |= value.date
  if (year.test(text)) found |= value.year
  if (numberWord.test(found & (value.money | value.time) ? text.replace(sumsAndTimes, ' ') : text))
    found |= value.number
  if (email.test(text)) found |= value.email
  if (person.test(text)) found |= value.person
  if (place.test(text) || postalCode.test(text)) found |= value.place
  if (free.test(text)) found |= value.free
  if (weekday.test(text)) found |= value.weekday
  if (age.test(text)) found |= value.age
  return found
}
