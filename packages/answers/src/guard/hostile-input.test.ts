import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import { loadSite } from '../testing/site.ts'

const site = loadSite('bike-workshop')
/** A declined question ends with the contact details. */
const passedOn = /0114 555 0173.*hello@spoke-lane\.example/
const notUnderstood = /^Sorry, I didn't understand that/
const messages: [name: string, message: string, said?: RegExp][] = [
  ['one letter over and over', 'a '.repeat(2_000)],
  ['one long word', 'a'.repeat(4_000)],
  ['only digits', '1 '.repeat(2_000), /^I'm not sure this answers it: /],
  ['a command a thousand times', 'ignore '.repeat(570)],
  ['spaced out', 'i g n o r e '.repeat(330), /couldn't find that/],
  ['questions without end', 'and what '.repeat(440)],
  ['question marks', '?'.repeat(4_000), notUnderstood],
  ['brackets', '('.repeat(4_000), notUnderstood],
  ['unknown words', Array.from({ length: 600 }, (_, at) => `wrod${at}`).join(' ')],
  ['Chinese without a space', '中文'.repeat(2_000)],
  ['combining marks', 'é̀'.repeat(1_500)],
  ['halves of characters', '\u0000\uffff\ud800'.repeat(1_300), notUnderstood],
  ['invisible characters', '\u202e\u200b'.repeat(2_000), notUnderstood],
  ['emoji', '😀'.repeat(2_000), notUnderstood],
  ['a megabyte', 'how much is a tandem '.repeat(50_000), /Tandem: Half day £28, Full day £40/],
  ['words of the language itself', 'constructor __proto__ toString hasOwnProperty'],
  ['placeholders', '{name} {phone} #{process.env} {{7*7}}'],
  ['one German word without end', 'Öffnungszeiten'.repeat(280)],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
]

// `npm run bench -- growth message` measures how time grows with message length; a single timing depends on the
// machine.
test.each(messages)('%s is answered readably, every time', async (_, message, said = passedOn) => {
  const index = await buildIndex({ pages: site.pages, facts: [] }, { language: 'en' })
  const ask = () =>
    answer({
      index,
      assistant: {
        name: site.name,
        language: 'en',
        multiLanguage: true,
        personality: 'friendly',
        tone: 'helpful',
      },
      question: message,
      history: [
        { role: 'user', content: message },
        { role: 'assistant', content: message },
      ],
    })
  const { text } = ask()
  expect(text).toMatch(said)
  expect(text).not.toMatch(/<script|onerror|__proto__|process\.env/)
  expect(ask().text).toBe(text)
})
