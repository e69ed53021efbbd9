import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { assistantOf } from '../testing/assistant.ts'
import type { Doubt, Fact } from '../types.ts'
import { buildSmallIndex } from './build-index.ts'

const url = 'https://studio.example/'
const ask = (text: string, question: string, doubts: Doubt[] = [], facts: Fact[] = []) => {
  const pages = [{ url, title: 'Studio', text }]
  const index = buildSmallIndex({ pages, facts, doubts, timeZone: 'Europe/London' }, { language: 'en' })
  // A Tuesday.
  const now = new Date('2026-11-17T12:00:00Z')
  return answer({ index, assistant: assistantOf('Studio', 'en'), question, now })
}
const hours = (label: string, value: string, quote?: string): Doubt => ({
  kind: 'hours',
  label,
  value,
  url,
  ...(quote && { quote }),
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('a week that is a question to the owner is quoted and not sworn to', () => {
  const said = 'We are open Monday to Friday 9:00–17:00.'
  const page = `# Studio\n\n${said}`
  const doubts = days.slice(0, 5).map((day) => hours(day, '9:00–17:00', said))
  for (const question of ['What are your hours?', 'Are you open on Monday?', 'Are you open today?']) {
    expect([question, ask(page, question).confidence]).toEqual([question, 'sure'])
    const asked = ask(page, question, doubts)
    expect([question, asked.confidence]).toEqual([question, 'unsure'])
  }
  expect(ask(page, 'What are your hours?', doubts).text).toContain('9:00–17:00')
  // A fact is sure of the same hours.
  const facts = days.slice(0, 5).map((day): Fact => ({ ...hours(day, '9–17 Uhr'), value: '9:00–17:00' }))
  expect(ask(page, 'What are your hours?', doubts, facts).confidence).toBe('sure')
})

test('of a day in doubt is told neither its hours nor that it is closed', () => {
  const page = `# Opening hours\n\nMonday to Saturday: 9:00–17:00\n\nSunday: 10:00–12:00`
  const facts = days.slice(0, 6).map((day): Fact => hours(day, '9:00–17:00'))
  const doubts = [hours('Sunday', '10:00–12:00'), hours('Sunday', 'closed')]
  const week = ask(page, 'What are your hours?', doubts, facts)
  expect(week).toMatchObject({ confidence: 'sure', text: expect.not.stringContaining('Sunday') })
  const sunday = ask(page, 'Are you open on Sunday?', doubts, facts)
  expect(sunday).toMatchObject({ confidence: 'unsure', text: expect.stringContaining('10:00–12:00') })
  expect(ask(page, 'Are you open on Friday?', doubts, facts).confidence).toBe('sure')
})

test('a branch whose Saturday is in doubt is not told as closed beside the other', () => {
  const page = `# Opening hours

| Day | Skipton | Ilkley |
| --- | --- | --- |
${days.map((day) => `| ${day} | ${day === 'Saturday' ? '8:30–12:30' : '8:00–18:00'} | ${day === 'Saturday' ? '9:00–11:30' : '9:00–17:00'} |`).join('\n')}`
  const facts = days.flatMap((day): Fact[] => [
    { ...hours(day, day === 'Saturday' ? '8:30–12:30' : '8:00–18:00'), part: 'Skipton' },
    ...(day === 'Saturday' ? [] : [{ ...hours(day, '9:00–17:00'), part: 'Ilkley' }]),
  ])
  const doubts = [{ ...hours('Saturday', '9:00–11:30'), part: 'Ilkley' }]
  const both = ask(page, 'Are you open on Saturday?', doubts, facts)
  expect(both).toMatchObject({ confidence: 'unsure', text: expect.not.stringContaining('closed') })
  expect(ask(page, 'Is Skipton open on Saturday?', doubts, facts).confidence).toBe('sure')
  expect(ask(page, 'Are you open on Friday?', doubts, facts).confidence).toBe('sure')
})

test('a café that no fact tells of does not speak for the house', () => {
  const page = `# Opening hours

Monday to Friday: 9:00–17:00

## Café

Daily 10:00–18:00`
  const house = days.slice(0, 5).map((day) => hours(day, '9:00–17:00'))
  const known = ask(page, 'What are your hours?', [], house)
  expect(known).toMatchObject({ confidence: 'sure', text: expect.not.stringContaining('18:00') })
  expect(ask(page, 'What are your hours?', house).confidence).toBe('unsure')
  const café = ask(page, 'When is the café open?', [], house)
  expect(café).toMatchObject({ confidence: 'unsure', text: expect.stringContaining('10:00–18:00') })
})

test('words about opening that hold no week are quoted and not sworn to', () => {
  const words = 'Open on the first Sunday of the month from 10:00 and whenever the flag is up'
  const page = `# Studio\n\n## Opening hours\n\n${words}`
  const asked = ask(page, 'What are your opening hours?', [hours('Opening hours', words, words)])
  expect(asked).toMatchObject({ confidence: 'unsure', text: expect.stringContaining('flag') })
})

test('a number, a mail, an address or a price in doubt is quoted and not sworn to', () => {
  const page = `# Contact

Phone: 0117 496 0142

Email: hello@studio.example

Address: 12 Quay Street, Bristol BS1 2AB

Pottery taster: £18`
  const doubt = (kind: Doubt['kind'], label: string, value: string): Doubt => ({ kind, label, value, url })
  const doubts = [
    doubt('phone', 'Phone', '0117 4960142'),
    doubt('email', 'Email', 'Hello@studio.example'),
    doubt('address', 'Address', '12 Quay Street, Bristol BS1 2AB'),
    doubt('price', 'Pottery taster', '£18'),
  ]
  for (const [question, told] of [
    ['What is your phone number?', '0142'],
    ['What is your e-mail address?', 'hello@'],
    ['Where are you?', 'Quay Street'],
    ['How much is a pottery taster?', '£18'],
  ] as const) {
    expect([question, ask(page, question).confidence]).toEqual([question, 'sure'])
    const asked = ask(page, question, doubts)
    expect([question, asked.confidence === 'sure', asked.text.includes(told)]).toEqual([
      question,
      false,
      true,
    ])
    // A statement that is certain elsewhere is not in doubt.
    const facts = doubts.filter(({ kind }) => kind !== 'price')
    if (told !== '£18')
      expect([question, ask(page, question, doubts, facts).confidence]).toEqual([question, 'sure'])
  }
})

test('whom to call at night is not told by the other numbers, where the one for it is in doubt', () => {
  const page = `# Nights and Sundays

If your dog collapses in the night, ring the night vets on 01632 960 877.`
  const phone = (label: string, value: string): Fact => ({ kind: 'phone', label, value, url })
  const facts = [phone('Phone', '01632 960 411'), phone('Phone – Prescriptions', '01632 960 433')]
  const question = 'dog collapsed at night who do i call'
  expect(ask(page, question, [phone('Emergency', '01632 960 877')], facts)).toMatchObject({
    confidence: 'unsure',
    text: expect.stringContaining('01632 960 877'),
  })
})

test.each([
  ['en', 'How much is the ferry?', 'As of 5 February 2026, our website says:'],
  ['es', '¿Cuánto cuesta el ferry?', 'A fecha de 5 de febrero de 2026, nuestra web dice:'],
  ['fr', 'Combien coûte le ferry ?', 'Au 5 février 2026, notre site indique :'],
  ['de', 'Was kostet die Fähre?', 'Mit Stand vom 5. Februar 2026 steht auf unserer Website:'],
  ['it', 'Quanto costa il traghetto?', 'Alla data del 5 febbraio 2026 il nostro sito dice:'],
  ['pt', 'Quanto custa o ferry?', 'Em 5 de fevereiro de 2026, o nosso site diz:'],
  ['ru', 'Сколько стоит паром?', 'По состоянию на 5 февраля 2026 г. на нашем сайте сказано:'],
  ['ja', 'フェリーの料金はいくらですか？', '2026年2月5日時点の当サイトの記載：'],
  ['ko', '페리 요금은 얼마인가요?', '2026년 2월 5일 기준 웹사이트 내용:'],
  ['zh', '渡轮多少钱？', '截至2026年2月5日，我们的网站写道：'],
  ['ar', 'كم سعر العبارة؟', 'بتاريخ 5 فبراير 2026 جاء في موقعنا:'],
  ['hi', 'नौका यात्रा का किराया कितना है?', '5 फ़रवरी 2026 को हमारी वेबसाइट पर लिखा था:'],
  ['nl', 'Hoeveel kost de veerboot?', 'Op 5 februari 2026 staat op onze website:'],
] as const)(
  'what the owner confirmed otherwise is told as of the day the page was read: %s',
  (language, question, lead) => {
    const names = {
      en: 'Ferry',
      es: 'Ferry',
      fr: 'Ferry',
      de: 'Fähre',
      it: 'Traghetto',
      pt: 'Ferry',
      ru: 'Паром',
      ja: 'フェリー',
      ko: '페리',
      zh: '渡轮',
      ar: 'العبارة',
      hi: 'नौका यात्रा',
      nl: 'Veerboot',
    }
    const name = names[language]
    const doubt: Doubt = {
      kind: 'price',
      label: name,
      value: '€17',
      url,
      asOf: new Date('2026-02-05T23:30:00Z'),
    }
    const pages = [{ url, title: 'Studio', text: `# ${name}\n\n- ${name}: €17`, language }]
    const index = buildSmallIndex(
      { pages, facts: [], doubts: [doubt], timeZone: 'Europe/London' },
      { language },
    )
    const { text, confidence } = answer({ index, assistant: assistantOf('Studio', language), question })
    expect([text, confidence]).toEqual([`${lead} ${name}: €17`, 'unsure'])
  },
)
