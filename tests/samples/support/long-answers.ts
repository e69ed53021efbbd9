import { expect } from 'vitest'

const fill = (length: number, part: (nth: number) => string) => {
  let text = ''
  for (let nth = 1; text.length < length; nth++) text += part(nth)
  return text
}

export const words = fill(10_000, (nth) => `word${nth} `).trim()

/** Families, skin tones, flags, a heart with its variation, a key in its cap, letters with marks; no spaces at all. */
export const emoji = fill(10_000, () => '👩‍👩‍👧‍👦👍🏽🇩🇪🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿❤️#️⃣ñ')

export const code = `Put this into the page:\n\`\`\`js\n${fill(5_000, (nth) => `line(${nth})\n`)}\`\`\`\nThat is all.`

/** A code block that fills the first message, so that only its end would be left for the second. */
export const fullBlock = (limit: number) =>
  `\`\`\`js\n${'x'.repeat(limit - '```js\n'.length - '\n```'.length)}\n\`\`\`\nAfter it.`

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

export function expectWhole(kind: 'words' | 'emoji' | 'code', messages: string[], limit: number) {
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(limit)
  if (kind === 'words') expect(messages.join(' ')).toBe(words)
  if (kind === 'emoji') expect(messages.flatMap(graphemes)).toEqual(graphemes(emoji))
  if (kind !== 'code') return
  const lines = messages.flatMap((message) => message.split('\n'))
  const told = lines.filter((line) => !line.startsWith('```'))
  expect(told).toEqual(code.split('\n').filter((line) => !line.startsWith('```')))
  // Each message is whole by itself: what it opens it closes, in the language it was opened in.
  for (const message of messages) {
    const fences = message.split('\n').filter((line) => line.startsWith('```'))
    expect(fences).toEqual(['```js', '```'])
  }
}
