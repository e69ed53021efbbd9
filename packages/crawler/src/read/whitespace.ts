import { charCodeAt } from './char-code.ts'

export function collapse(text: string): string {
  const { length } = text
  let i = 0
  while (i < length && charCodeAt.call(text, i) <= 32) i++
  if (i === length) return ' '
  return messySpace.test(text) ? text.replace(/\s+/g, ' ') : text
}

const messySpace = /[^\S ]| {2}/
