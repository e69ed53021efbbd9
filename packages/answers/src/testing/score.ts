import type { SiteQuestion } from './site.ts'

/** Text as far as it matters for comparing: no accents, no case, numbers and dashes written one way. */
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

/** Whether a text holds an expected wording: numbers whole, longer words in any inflection. */
function holds(text: string, wanted: string): boolean {
  const needle = comparable(wanted).trim()
  const left = /^\p{L}|^\d/u.test(needle) ? '(?<![\\p{L}\\p{N}]|\\d[.,:])' : ''
  const isShort = needle.replace(/[^\p{L}]/gu, '').length <= 3
  const right = /\d$/.test(needle) ? '(?!\\d|[.:]\\d)' : isShort ? '(?![\\p{L}\\p{N}])' : ''
  return new RegExp(left + RegExp.escape(needle) + right, 'u').test(comparable(text))
}

export const breaks = (question: SiteQuestion, text: string): boolean =>
  (question.mustNot ?? []).some((forbidden) => text.toLowerCase().includes(forbidden.toLowerCase()))

/** How much of what has to be heard is. */
export function shareHeard({ gold = [] }: SiteQuestion, text: string): number {
  const heard = gold.filter((wordings) => wordings.some((wording) => holds(text, wording)))
  return gold.length === 0 ? 0 : heard.length / gold.length
}

export const isRight = (question: SiteQuestion, text: string): boolean =>
  !breaks(question, text) && shareHeard(question, text) === 1
