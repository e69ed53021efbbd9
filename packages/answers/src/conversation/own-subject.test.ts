import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'

let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Fern & Finch Bindery

We bind theses, repair old books and print invitations.

## Opening hours

Monday to Thursday: 8:30 – 16:45
Friday: 8:30 – 12:15
Saturday and Sunday: closed

## Prices

| Work | Price |
| --- | --- |
| Thesis, hardcover | £64 |
| Book repair, an hour | £38 |

## Contact

Telephone 01632 960 277

Email desk@fernfinch.example

Fern & Finch Bindery, 9 Tanner Row, Kendal LA9 4QT`
  const pages = [{ url: 'https://fernfinch.example/', title: 'Fern & Finch Bindery', language: 'en', text }]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

const talk = (...questions: string[]) => converse(index, 'Fern & Finch Bindery', questions)

const phone = '01632 960 277'
const hours = '16:45'

test.each([
  ['When are you open?', 'and the phone number?', 'And your address?', 'and thanks'],
  ['Wann haben Sie geöffnet?', 'und die Telefonnummer?', 'Und Ihre Adresse?', 'und vielen Dank'],
  ['Quels sont vos horaires ?', 'et le téléphone ?', 'Et votre adresse ?', 'et merci beaucoup'],
  ['¿Cuál es su horario?', '¿y el teléfono?', '¿Y la dirección?', 'y muchas gracias'],
  ['Quali sono gli orari?', 'e il telefono?', 'E l’indirizzo?', 'e grazie'],
  ['Wat zijn de openingstijden?', 'en het telefoonnummer?', 'En het adres?', 'en bedankt'],
  ['Qual é o horário?', 'e o telefone?', 'E o endereço?', 'e obrigada'],
  ['Когда вы открыты?', 'а телефон?', 'И адрес?', 'и спасибо'],
  ['متى تفتحون؟', 'ورقم الهاتف؟', 'والعنوان؟', 'وشكرا'],
  ['営業時間を教えてください。', '電話番号は？', '住所は？', 'それでは、ありがとうございます'],
  ['영업시간이 어떻게 되나요?', '전화번호는요?', '주소는요?', '그리고 감사합니다'],
  ['你们的营业时间是什么时候？', '那电话呢？', '那地址呢？', '还有谢谢'],
])('after %s, %s names its own subject', (open, call, find, thank) => {
  expect(talk(open).text).toContain(hours)
  const reached = talk(open, call)
  expect(reached).toMatchObject({ confidence: 'sure', kind: 'answer' })
  expect(reached.text).toContain(phone)
  const found = talk(open, call, find)
  expect(found.text).toContain('9 Tanner Row')
  for (const { text } of [reached, found]) expect(text).not.toContain(hours)
  expect(talk(open, call, find, thank).kind).toBe('thanks')
})

test.each([
  [['When are you open?', 'and the prices?'], '£64'],
  [['Are you open on Friday?', 'and your email?'], 'desk@fernfinch.example'],
  [['Are you open now?', 'and where are you?'], '9 Tanner Row'],
  [['When are you open?', 'ok and the number?'], phone],
  [['What are your opening hours? And the phone number?'], phone],
  // Questions about hours don't need the previous subject.
  [['What are your prices?', 'and the opening hours?'], hours],
  [['How much is a thesis?', 'but when are you open?'], hours],
  [['What is your phone number?', 'and the hours?'], hours],
])('%s ends in what it names', (questions, told) => {
  const { text, confidence } = talk(...questions)
  expect(text).toContain(told)
  expect(confidence).toBe('sure')
})

test.each(['and your website?', 'and who works there?', 'and how do I get there?'])(
  'what the site does not tell is not told by the hours: %s',
  (question) => {
    const { text, confidence } = talk('When are you open?', question)
    expect(text).not.toContain(hours)
    expect(confidence).not.toBe('sure')
  },
)

test.each([
  ['and on Friday?', '12:15'],
  ['and at the weekend?', 'closed'],
  ['and till when?', hours],
])('what names no subject still leans on the hours: %s', (question, told) => {
  expect(talk('When are you open?', question).text).toContain(told)
})

test.each(['and ok', 'and hello', 'but thanks a lot', 'so goodbye', 'ok and thank you'])(
  'courtesy goes on with nothing: %s',
  (courtesy) => {
    expect(talk('How much is a thesis?', courtesy).text).not.toContain('£64')
  },
)
