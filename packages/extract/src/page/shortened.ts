/** The text in a sentence or two, as a description. */
export function shortenedText(text: string): string {
  if (text.length <= 180) return text
  const sentence = /^.{40,180}?[.!?](?=\s)/s.exec(text)?.[0]
  return sentence ?? `${text.slice(0, text.lastIndexOf(' ', 175))}…`
}
