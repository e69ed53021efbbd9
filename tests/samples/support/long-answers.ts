import { expect } from 'vitest'
import type { openPractice } from '../../../apps/server/src/testing/visitors.ts'

const fill = (length: number, part: (nth: number) => string) => {
  let text = ''
  for (let nth = 1; text.length < length; nth++) text += part(nth)
  return text
}

/** The longest answer that an owner can teach. Of an answer no more than a hundred words are told, so they are long ones. */
const longest = 4_000
const atMost = (length: number, part: (nth: number) => string) => {
  const text = fill(length, part)
  return text.length > length ? text.slice(0, text.length - part(1).length) : text
}
const words = (word: string) =>
  Array.from({ length: 30 }, (_, nth) => `${nth + 1}-${word}`.padEnd(longest / 30 - 2, `-${word}`)).join(' ')

/** Families and skin tones, flags, a heart with its variation, a key in its cap, letters with marks; no spaces at all. */
const taught = {
  'What are the terms of delivery?': words('delivery'),
  'What are the terms of payment?': words('payment'),
  'What are the terms of cancellation?': words('cancellation'),
  'Which faces do you like?': atMost(longest, () => '👩‍👩‍👧‍👦👍🏽'),
  'Which flags do you like?': atMost(longest, () => '🇩🇪🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿'),
  'Which hearts do you like?': atMost(longest, () => '❤️#️⃣ñ'),
}
const questions = Object.keys(taught)
export const wordsQuestion = questions.slice(0, 3).join(' ')
export const emojiQuestion = questions.slice(3).join(' ')
/** For who prints an answer as it comes, and need not be asked twice. */
export const mixedQuestion = questions.slice(1, 4).join(' ')

type Practice = Awaited<ReturnType<typeof openPractice>>

/** Teaches an assistant answers as long as they get, and asks three of them at once: what it says to each question. */
export async function teachLongAnswers({ owner, assistant, ask }: Practice) {
  for (const [question, answer] of Object.entries(taught))
    await owner.call('POST', `/api/assistants/${assistant.id}/answers`, { body: { question, answer } })
  const told = async (question: string) => {
    const { response } = (await ask(question)).body
    expect(response.length).toBeGreaterThan(10_000)
    return response
  }
  return {
    words: await told(wordsQuestion),
    emoji: await told(emojiQuestion),
    mixed: await told(mixedQuestion),
  }
}

/** Code comes from a model alone: the built-in answerer tells sentences. */
export const code = `Put this into the page:\n\`\`\`js\n${fill(5_000, (nth) => `line(${nth})\n`)}\`\`\`\nThat is all.`

/** A code block that fills the first message, so that only its end would be left for the second. */
export const fullBlock = (limit: number) =>
  `\`\`\`js\n${'x'.repeat(limit - '```js\n'.length - '\n```'.length)}\n\`\`\`\nAfter it.`

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

const expectFitting = (messages: string[], limit: number) => {
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(limit)
}

/** A cut may take the space or the end of line that it is made at. */
export const wordsOf = (messages: string[]) => messages.flatMap((message) => message.split(/\s+/))

export function expectWords(messages: string[], answer: string, limit: number) {
  expectFitting(messages, limit)
  expect(wordsOf(messages)).toEqual(wordsOf([answer]))
}

export function expectEmoji(messages: string[], answer: string, limit: number) {
  expectFitting(messages, limit)
  const shown = (text: string) => graphemes(wordsOf([text]).join(''))
  expect(messages.flatMap(shown)).toEqual(shown(answer))
}

export function expectCode(messages: string[], limit: number) {
  expectFitting(messages, limit)
  const lines = messages.flatMap((message) => message.split('\n'))
  const told = lines.filter((line) => !line.startsWith('```'))
  expect(told).toEqual(code.split('\n').filter((line) => !line.startsWith('```')))
  // Each message is whole by itself: what it opens it closes, in the language it was opened in.
  for (const message of messages) {
    const fences = message.split('\n').filter((line) => line.startsWith('```'))
    expect(fences).toEqual(['```js', '```'])
  }
}
