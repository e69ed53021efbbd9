const plural = /(?<!s)s$/
const ending = /(?:en|er|es|ie|[aeionxy])$/

/** The words of a text without accents and endings, so that 'Feste' is found in 'Festa' and 'curtain' in 'Curtains'. */
export function stems(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 4 ? word.replace(plural, '').replace(ending, '') : word))
    .join(' ')
}

export const hasWords = (text: string, words: string): boolean =>
  words !== '' && ` ${text} `.includes(` ${words} `)
