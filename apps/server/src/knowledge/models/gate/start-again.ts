import type { Language } from '@foyer/answers/types'

export const startAgain: Record<Language, string> = {
  en: '… let me start again. ',
  es: '… empiezo de nuevo. ',
  fr: '… je reprends. ',
  de: '… ich fange noch einmal an. ',
  it: '… ricomincio. ',
  pt: '… começo de novo. ',
  ru: '… начну сначала. ',
  ja: '……言い直します。',
  ko: '… 다시 말씀드리겠습니다. ',
  zh: '……我重新说一遍。',
  ar: '… سأبدأ من جديد. ',
  hi: '… मैं फिर से शुरू करता हूँ। ',
  nl: '… ik begin opnieuw. ',
}
