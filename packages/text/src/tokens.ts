const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Cyrillic}]/gu

/** A cautious estimate: four Latin letters a token, or one and a half in denser scripts. */
export function estimateTokens(text: string): number {
  const heavy = text.match(dense)?.length ?? 0
  return Math.ceil((text.length - heavy) / 4 + heavy / 1.5)
}

/** Cut at a line or a word. */
export function withinTokens(text: string, most: number): string {
  if (estimateTokens(text) <= most) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (estimateTokens(text.slice(0, middle)) <= most) low = middle
    else high = middle - 1
  }
  const cut = text.slice(0, low)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return (end > low * 0.8 ? cut.slice(0, end) : cut).trimEnd()
}
