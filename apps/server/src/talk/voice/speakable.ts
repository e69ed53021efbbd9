/** Markdown is for the eye: what is read aloud keeps the words and drops the marks and the addresses. */
export const speakableText = (text: string) =>
  withoutCode(text)
    .replace(/!?\[([^\]]{0,250})\]\([^)]{0,250}\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[^\S\n\r\u2028\u2029]*(#{1,6}|[-*+]|\d{1,9}\.|>)\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s{0,20}\|\s*/g, ', ')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** What stands between two fences is code; after the last one that has no partner it is text again. */
function withoutCode(text: string): string {
  const parts = text.split('```')
  return parts.filter((_, at) => at % 2 === 0 || at === parts.length - 1).join(' ')
}
