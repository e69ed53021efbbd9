import { plainLettersInPlace } from '@foyer/text/plain-letters'
import { closedWords } from './closed-words.ts'
import type { CalendarLanguage } from './day-words.ts'
import { leadingDays } from './leading-days.ts'
import words from './words/closing-days.json' with { type: 'json' }

export const closedNames: Record<CalendarLanguage, string> = words.closedNames

/** Without accents, like the text they are matched against. */
const closingDayNames: Record<CalendarLanguage, string> = words.closingDayNames

/** A quick check, because most lines hold none. */
const closingHints: Record<CalendarLanguage, RegExp> = {
  en: /clos|days? o|rest /i,
  de: /schlie|schlossen|ruhetag/i,
  fr: /ferm|repos/i,
  es: /descanso|cierr|cerra/i,
  it: /chiu|riposo/i,
  pt: /descanso|folga|encerra|fecha/i,
  nl: /sluiting|gesloten|rustdag/i,
  ru: /выходн|закрыт/i,
  ja: /休/,
  ko: /휴|쉬는/,
  zh: /休|[闭閉]/,
  ar: /غلق|غلاق|عطل|راح|جاز/,
  hi: /अवकाश|छुट्टी|बंद/,
}

const wordsBeforeNoun =
  '(?:(?:our|the|unser|der|notre|le|nuestro|el|il|nostro|o|nosso|onze|ons|de|vaste|wochentlicher)\\s){0,2}'
const wordsBeforeDay =
  '\\s?(?:[:：–—-]|(?:is|are|ist|sind|est|e|es|sono|son|sao|zijn)(?=\\s)|は|은|는)?\\s?(?:(?:on|every|each|am|jeden|immer|les?|tous les|chaque|il|la|el|los|las|ogni|tutti i|todos los|todos os|cada|as?|aos?|nas?|nos?|op|elke|по|в|во|يوم|ايام|في|हर)\\s|毎週|每|매주\\s?){0,2}'

interface ClosingWords {
  /** Includes the words that lead to the day. */
  noun: RegExp
  alone: RegExp
}

const knownClosingWords = new Map<CalendarLanguage, ClosingWords>()

function closingWords(language: CalendarLanguage): ClosingWords {
  const known = knownClosingWords.get(language)
  if (known) return known
  const built = {
    noun: new RegExp(
      `(?<!\\p{L})${wordsBeforeNoun}(?:${closingDayNames[language]})(?!\\p{L}{2})${wordsBeforeDay}`,
      'gu',
    ),
    alone: new RegExp(
      `^(?:${wordsBeforeNoun}(?:${closingDayNames[language]})|(?:${closedWords.source})\\p{L}{0,3})\\s?[:：]?$`,
      'u',
    ),
  }
  knownClosingWords.set(language, built)
  return built
}

const longestName = 40
const mostClosingDays = 4

/** 'Closing day', 'Closed'. */
export const namesClosingDay = (text: string, language: CalendarLanguage): boolean =>
  text.length <= longestName &&
  closingHints[language].test(text) &&
  closingWords(language).alone.test(plainLettersInPlace(text.trim()))

/** In 'Fermeture le samedi à 17 h' the time tells when it closes. */
const endsAfterDays = /^s?\s{0,3}(?:$|[.,;!?()·・|/（）。、，])(?!\s?\d)/u

/** Rewrites 'Closing day: Wednesday' as 'Closed Wednesday', the form the reader knows. */
export function withClosedDays(text: string, language: CalendarLanguage): string {
  if (!closingHints[language].test(text)) return text
  let said = ''
  let from = 0
  let left = mostClosingDays
  for (const { 0: noun, index } of plainLettersInPlace(text).matchAll(closingWords(language).noun)) {
    const at = index + noun.length
    const days = left-- > 0 ? leadingDays(text.slice(at, at + longestDays), language) : null
    if (
      !days ||
      days.days.length === 0 ||
      days.days.length === 7 ||
      !endsAfterDays.test(text.slice(at + days.end))
    )
      continue
    said += `${text.slice(from, index)}${closedNames[language]} `
    from = at
  }
  return from === 0 ? text : said + text.slice(from)
}

const longestDays = 80
