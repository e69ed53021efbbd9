/** Runs of white space to one blank; only white space to a single one. */
export function collapse(text: string): string {
  let i = 0
  while (i < text.length && text.charCodeAt(i) <= 32) i++
  if (i === text.length) return ' '
  return messy.test(text) ? text.replace(/\s+/g, ' ') : text
}

const messy = /[^\S ]| {2}/
