export const speakableText = (text: string) =>
  withoutCode(text)
    .replace(/!?\[([^\]]{0,250})\]\([^)]{0,250}\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[^\S\n\r\u2028\u2029]*(#{1,6}|[-*+]|\d{1,9}\.|>)\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s{0,20}\|\s*/g, ', ')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** Removes fenced code. An unclosed fence is treated as text. */
function withoutCode(text: string): string {
  const parts = text.split('```')
  return parts.filter((_, at) => at % 2 === 0 || at === parts.length - 1).join(' ')
}
