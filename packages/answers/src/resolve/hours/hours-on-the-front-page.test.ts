import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import type { Language } from '../../types.ts'

// Small businesses give their hours in a sentence on the front page, below their name.
function hears(sentence: string, question: string, language: Language = 'en', heading = 'Birch Bakery') {
  const text = `# ${heading}\n\nBirch Bakery, Leeds.\n\n${sentence}`
  const pages = [
    { url: 'https://birch.example/', title: 'Birch Bakery', language, text },
    {
      url: 'https://birch.example/contact',
      title: 'Contact',
      language,
      text: '# Contact\n\nbirch@birch.example',
    },
  ]
  const index = buildSmallIndex({ pages, facts: [] }, { language })
  const assistant = {
    name: 'Birch Bakery',
    language,
    personality: 'professional',
    tone: 'helpful',
    multiLanguage: false,
  } as const
  return answer({ index, assistant, question, history: [] })
}

test.each([
  'We open from Tuesday to Saturday between 7:00 and 16:00.',
  'We open Tuesday to Saturday from 7:00 to 16:00.',
  'We are open Tuesday to Saturday, 7:00 to 16:00.',
  'Our shop is open from Tuesday to Saturday, 7:00 to 16:00.',
  'Open Tuesday to Saturday 7:00–16:00.',
])('%s', (sentence) => {
  for (const question of ['When do you open?', 'What time do you close?', 'Are you open on Wednesday?']) {
    const { text, answered, sources } = hears(sentence, question)
    expect(text).toMatch(/7:00.*16:00/)
    expect(answered).toBe(true)
    expect(sources[0]).toMatchObject({ url: 'https://birch.example/', title: 'Birch Bakery' })
  }
  expect(hears(sentence, 'Are you open on Monday?').text).toMatch(/closed on Monday/)
  expect(hears(sentence, 'Are you open on Friday at 15:00?').text).toMatch(/^Yes/)
  expect(hears(sentence, 'Are you open on Friday at 18:00?').text).toMatch(/^No/)
})

test.each<[Language, string, string]>([
  [
    'de',
    'Wir haben von Dienstag bis Samstag zwischen 7:00 und 16:00 Uhr geöffnet.',
    'Wann haben Sie geöffnet?',
  ],
  ['fr', 'Nous sommes ouverts du mardi au samedi de 7h00 à 16h00.', 'Quand êtes-vous ouverts ?'],
  ['es', 'Abrimos de martes a sábado de 7:00 a 16:00.', '¿Cuándo abren?'],
  ['it', 'Siamo aperti dal martedì al sabato dalle 7:00 alle 16:00.', 'Quando siete aperti?'],
  ['pt', 'Estamos abertos de terça a sábado das 7:00 às 16:00.', 'Quando estão abertos?'],
  ['ru', 'Мы работаем со вторника по субботу с 7:00 до 16:00.', 'Какие у вас часы работы?'],
  ['ja', '火曜日から土曜日の7時から16時まで営業しています。', '営業時間は何時ですか？'],
  ['zh', '我们周二至周六7:00至16:00营业。', '你们几点营业？'],
])('in %s', (language, sentence, question) => {
  const { text, answered } = hears(sentence, question, language)
  // Russian 'Часы работы' and 'работаем' have different stems, so the sentence is quoted.
  expect(answered).toBe(language !== 'ru')
  expect(text).toMatch(/7.*16/)
})

test.each([
  ['We open the pool on Saturdays and Sundays from 8:00 to 10:00.', 'Birch Bakery', false],
  ['In summer we are open Tuesday to Saturday from 7:00 to 16:00.', 'Birch Bakery', true],
  ['The bread course takes place on Monday and Tuesday from 18:00 to 20:00.', 'Courses', false],
])('is not told to be closed by what speaks of something else: %s', (sentence, heading, isTold) => {
  const { text, answered } = hears(sentence, 'Are you open on Thursday?', 'en', heading)
  expect(text).not.toMatch(/closed on Thursday/)
  expect(answered).toBe(isTold)
  expect(answered && /7:00 to 16:00 \(In summer\)/i.test(text)).toBe(isTold)
})

test('what the owner adds does not take the name from the front page', async () => {
  const text = '# Birch Bakery\n\nWe bake bread.'
  const url = 'https://birch.example/'
  const pages = [
    { url, title: 'Birch Bakery', text },
    { url: `${url}#everywhere`, title: 'birch.example', text: 'Phone 0113 496 0000' },
    { url: `${url}prices`, title: 'Prices', text: '# Prices\n\nA loaf is £4.' },
  ]
  const facts = [{ kind: 'phone' as const, label: 'Phone', value: '0113 496 0000', url }]
  const knowledge = { pages, facts, context: 'Gift cards are sold at the till.', websiteUrl: url }
  const index = buildSmallIndex(knowledge, { language: 'en' })
  const ask = (question: string) =>
    answer({
      index,
      assistant: {
        name: 'Birch',
        language: 'en',
        personality: 'professional',
        tone: 'helpful',
        multiLanguage: false,
      },
      question,
    })
  expect(ask('What is your phone number?').sources[0]).toMatchObject({ url, title: 'Birch Bakery' })
  expect(ask('Where are gift cards sold?')).toMatchObject({ confidence: 'sure', sources: [] })
  const vague = ask('Tell me something')
  expect(vague.text).toContain('prices')
  expect(vague.text).not.toContain('birch.example')
})
