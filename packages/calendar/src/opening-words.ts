import { plainLetters } from '@foyer/text/plain-letters'
import { type PrecheckedPattern, prechecked } from '@foyer/text/prechecked-pattern'
import { rememberedFor } from '@foyer/text/remembered'
import type { CalendarLanguage } from './day-words.ts'

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

/** For patterns on unfolded text. */
export const openForms = Object.values(openWordForms)
  .map(({ open }) => open)
  .join('|')

/** 'Opens', 'öffnet', 'apertura'. */
export const opensForms = [
  ...new Set(Object.values(openWordForms).flatMap(({ opens, opening }) => [opens, opening])),
].join('|')

export const openingWords = (language: CalendarLanguage): string => plainLetters(openingByLanguage[language])

const unspacedLanguages = new Set<CalendarLanguage>(['ja', 'zh'])

const patterns = new Map<CalendarLanguage, PrecheckedPattern>()

export const namesOpening = rememberedFor((text: string, language: CalendarLanguage): boolean => {
  let pattern = patterns.get(language)
  if (!pattern) {
    const boundary = unspacedLanguages.has(language) ? '' : '(?<!\\p{L})'
    pattern = prechecked(new RegExp(`${boundary}(?:${openingWords(language)})`, 'u'))
    patterns.set(language, pattern)
  }
  return pattern.test(plainLetters(text))
})
