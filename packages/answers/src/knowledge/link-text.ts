/**
 * A text whose Markdown links are their own words, and whose pictures are gone. Looks for each bracket once: a
 * pattern would read on from every bracket of a text that has nothing else.
 */
export function withLinkText(text: string): string {
  if (!text.includes('](')) return text
  let plain = ''
  let from = 0
  let close = -1
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    if (close <= open) close = text.indexOf(']', open + 1)
    if (close < 0) break
    if (text[close + 1] !== '(') continue
    const end = text.indexOf(')', close + 2)
    if (end < 0) break
    const isPicture = open > from && text[open - 1] === '!'
    if (!isPicture && close === open + 1) continue
    plain += text.slice(from, isPicture ? open - 1 : open)
    if (!isPicture) plain += text.slice(open + 1, close)
    from = end + 1
    open = end
  }
  return plain + text.slice(from)
}
