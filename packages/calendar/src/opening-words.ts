import { plainLetters } from '@foyer/text/plain-letters'
import { type PrecheckedPattern, prechecked } from '@foyer/text/prechecked-pattern'
import { rememberedFor } from '@foyer/text/remembered'
import type { CalendarLanguage } from './day-words.ts'

/**
 * The forms of 'open' in languages that inflect it, as patterns: open, as somebody or something opens, and the
 * opening itself.
 */
export const openWordForms = {
  en: { open: 'open', opens: 'opens?(?: at)?', opening: 'opening(?: times?)?' },
  nl: { open: 'open|geopend', opens: 'open(?:t|en)', opening: 'opening' },
  de: { open: 'geöffnet|offen', opens: 'öffne(?:t|n)', opening: 'öffnung' },
  fr: { open: 'ouverte?s?', opens: 'ouvr(?:e|ent|ons)', opening: 'ouverture' },
  es: { open: 'abiert[oa]s?', opens: 'abr(?:e|en|imos)', opening: 'apertura' },
  it: { open: 'apert[oaie]', opens: 'apr(?:e|ono|iamo)', opening: 'apertura' },
  pt: { open: 'abert[oa]s?', opens: 'abr(?:em?|imos)', opening: 'abertura' },
}

const openingByLanguage: Record<CalendarLanguage, string> = {
  en: 'open|opening (?:hours|times)|(?:business|office|trading|surgery|clinic|reception|visiting|store|shop|showroom) hours|hours',
  es: `${openWordForms.es.open}|${openWordForms.es.opens}\\b|horarios?(?: de (?:atencion|apertura|visitas?))?|${openWordForms.es.opening}|atendemos\\b`,
  de: `${openWordForms.de.open}|${openWordForms.de.opens}\\b|(?:laden|kern|geschäfts)?öffnungszeiten|ladenzeiten|(?:sprech|geschäfts|büro|empfangs|praxis|ordinations|schalter|betriebs|besuchs)zeiten|sprechstunden?|(?:ist|sind) (?:[^.]{0,40} )?(?:besetzt|für sie da)|wann [^.]{0,30}besetzt|für (?:sie|euch|dich) da|ha(?:ben|t) (?:(?:[^.!?]|\\.(?=\\d)){0,60} )?auf(?=\\s?(?:[.,;!?)]|$))|anmeldezeiten`,
  fr: `${openWordForms.fr.open}|${openWordForms.fr.opens}\\b|horaires(?: d'ouverture)?|heures d'ouverture|${openWordForms.fr.opening}|vous (?:reçoi(?:t|vent)|accueillent?|accueillons|recevons)`,
  it: `${openWordForms.it.open}|${openWordForms.it.opens}\\b|orari(?:o)?(?: di apertura)?|${openWordForms.it.opening}`,
  pt: `${openWordForms.pt.open}|${openWordForms.pt.opens}\\b|horarios?(?: de (?:funcionamento|abertura|atendimento))?|horário`,
  nl: `${openWordForms.nl.open}|openingstijd(?:en)?|openingsur(?:en)?|openingsuur|(?:bezoek|spreek|winkel|bereikbaarheids|kantoor)(?:tijden|uren)|spreekuur|bent (?:u |je )?(?:van harte )?welkom|(?:kunt|kun) (?:u |je )(?:bij ons )?terecht|voor (?:u|je|jullie) klaar`,
  ru: 'открыт[оы]?|(?:режим|часы|график) работы|работаем',
  ja: '営業(?:時間|して)|開館時間|受付時間|診療時間',
  ko: '영업(?: ?시간|합니다)|운영 ?시간|진료 ?시간',
  zh: '营业(?:时间)?|營業(?:時間)?|开放时间|開放時間',
  ar: 'مفتوح|ساعات العمل|مواعيد العمل|أوقات العمل',
  hi: 'खुला|खुलने का समय',
}

/** 'Open' as a whole word in every gender and number, as a part of patterns for text as it is written. */
export const openForms = Object.values(openWordForms)
  .map(({ open }) => open)
  .join('|')

/** What columns and lines call the beginning of a day, as a pattern: 'opens', 'öffnet', 'apertura'. */
export const opensForms = [
  ...new Set(Object.values(openWordForms).flatMap(({ opens, opening }) => [opens, opening])),
].join('|')

/** What says that hours follow, as a pattern of plain letters. */
export const openingWords = (language: CalendarLanguage): string => plainLetters(openingByLanguage[language])

/** These languages write no spaces between words. */
const unspacedLanguages = new Set<CalendarLanguage>(['ja', 'zh'])

const patterns = new Map<CalendarLanguage, PrecheckedPattern>()

/** Whether a heading or a line says that it is about opening. */
export const namesOpening = rememberedFor((text: string, language: CalendarLanguage): boolean => {
  let pattern = patterns.get(language)
  if (!pattern) {
    const boundary = unspacedLanguages.has(language) ? '' : '(?<!\\p{L})'
    pattern = prechecked(new RegExp(`${boundary}(?:${openingWords(language)})`, 'u'))
    patterns.set(language, pattern)
  }
  return pattern.test(plainLetters(text))
})
