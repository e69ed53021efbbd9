import type { Language } from '@foyer/answers/types'

const punctuation = /[\p{P}\p{S}\s]+/gu
/** Chinese writes 'we' as 'I' plus a sign, and 'contact us' is not 'contact me'. */
const chineseWe = /我[们們]/g

export const plainWords = (text: string) =>
  ` ${text.toLowerCase().normalize('NFC').replace(chineseWe, '').replace(punctuation, ' ').trim()} `

/** Languages without spaces, or with suffixes attached to words. */
const unspaced: readonly Language[] = ['ja', 'zh', 'ko']

export const holds = (words: string, wording: string, language: Language) =>
  words.includes(unspaced.includes(language) ? wording : ` ${wording.normalize('NFC')} `)

export const without = (words: string, wording: string, language: Language) =>
  unspaced.includes(language)
    ? words.replaceAll(wording, ' ')
    : words.replaceAll(` ${wording.normalize('NFC')} `, ' ')
