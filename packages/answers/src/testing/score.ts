import type { SiteQuestion } from './site.ts'

/** Normalizes accents, case, numbers and dashes. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/\s+/g, ' ')
}

/** Numbers must match exactly, longer words in any form. */
function holds(text: string, wanted: string): boolean {
  const needle = comparable(wanted).trim()
  const left = /^\p{L}|^\d/u.test(needle) ? '(?<![\\p{L}\\p{N}]|\\d[.,:])' : ''
  const isShort = needle.replace(/[^\p{L}]/gu, '').length <= 3
  const right = /\d$/.test(needle) ? '(?!\\d|[.:]\\d)' : isShort ? '(?![\\p{L}\\p{N}])' : ''
  return new RegExp(left + RegExp.escape(needle) + right, 'u').test(comparable(text))
}

export const breaks = (question: SiteQuestion, text: string): boolean =>
  (question.mustNot ?? []).some((forbidden) => text.toLowerCase().includes(forbidden.toLowerCase()))

/** Share of the expected groups in the text. */
export function shareHeard({ gold = [] }: SiteQuestion, text: string): number {
  const heard = gold.filter((wordings) => wordings.some((wording) => holds(text, wording)))
  return gold.length === 0 ? 0 : heard.length / gold.length
}

export const isRight = (question: SiteQuestion, text: string): boolean =>
  !breaks(question, text) && shareHeard(question, text) === 1
