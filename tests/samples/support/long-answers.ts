import { expect } from 'vitest'
import type { openPractice } from '../../../apps/server/src/testing/visitors.ts'

const fill = (length: number, part: (nth: number) => string) => {
  let text = ''
  for (let nth = 1; text.length < length; nth++) text += part(nth)
  return text
}

/** The longest answer an owner can teach. Answers have at most a hundred words, so these are long. */
const longest = 4_000
const atMost = (length: number, part: (nth: number) => string) => {
  const text = fill(length, part)
  return text.length > length ? text.slice(0, text.length - part(1).length) : text
}
const words = (word: string) =>
  Array.from({ length: 30 }, (_, nth) => `${nth + 1}-${word}`.padEnd(longest / 30 - 2, `-${word}`)).join(' ')

/** Emoji sequences, flags, variation selectors, keycaps and combining marks, without spaces. */
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
/** For programs that stream one answer to one question. */
export const mixedQuestion = questions.slice(1, 4).join(' ')

type Practice = Awaited<ReturnType<typeof openPractice>>

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

/** Only a model writes code. */
export const code = `Put this into the page:\n\`\`\`js\n${fill(5_000, (nth) => `line(${nth})\n`)}\`\`\`\nThat is all.`

/** Fills the first message exactly, so that only the closing fence is left over. */
export const fullBlock = (limit: number) =>
  `\`\`\`js\n${'x'.repeat(limit - '```js\n'.length - '\n```'.length)}\n\`\`\`\nAfter it.`

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

const expectFitting = (messages: string[], limit: number) => {
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(limit)
}

/** A split may drop the space or line break it falls on. */
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
  // Every message closes its code block, and the next reopens it.
  for (const message of messages) {
    const fences = message.split('\n').filter((line) => line.startsWith('```'))
    expect(fences).toEqual(['```js', '```'])
  }
}
