import { remembered } from '@foyer/text/remembered'

const longestWhole = 4

/** Ranges are faster than Unicode properties, and whole pages are split by this. */
const betweenWords = /[^a-z\d\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+/
const hasAccents = /[\u0080-\uffff]/

/** 'Feste' matches 'Festa', and 'curtain' matches 'Curtains'. */
export const stems = remembered((text) => {
  const small = text.toLowerCase()
  const plain = hasAccents.test(small) ? small.normalize('NFD').replace(/[\u0300-\u036f]+/g, '') : small
  const words = plain.split(betweenWords)
  let said = ''
  for (const word of words) if (word !== '') said += said === '' ? stem(word) : ` ${stem(word)}`
  return said
})

function stem(word: string): string {
  if (word.length <= longestWhole) return word
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  // Letter by letter, because every word of a site passes here: '-en', '-er', '-es', '-ie', then one letter.
  const last = one[one.length - 1]!
  const before = one[one.length - 2]!
  if ((before === 'e' && 'nrs'.includes(last)) || (before === 'i' && last === 'e')) return one.slice(0, -2)
  return 'aeionxy'.includes(last) ? one.slice(0, -1) : one
}

/** Whole pages are searched, and copied only when they contain the letters. */
export const hasWords = (text: string, words: string): boolean =>
  words !== '' && text.includes(words) && ` ${text} `.includes(` ${words} `)
