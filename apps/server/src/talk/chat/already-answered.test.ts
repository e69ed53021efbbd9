import type { Language } from '@foyer/answers/types'
import { describe, expect, test } from 'vitest'
import { isAlreadyAnswered } from './already-answered.ts'

const hints = {
  hours: {
    question: 'When are you open?',
    answer: 'These are our opening hours:\n- Monday to Friday: 8:30–17:00\n- Saturday: 9:00–12:00',
  },
  price: { question: 'How much is a guided walk?', answer: 'Guided walk: £18.' },
  dogs: { question: 'Are dogs allowed?', answer: 'Dogs are welcome on a lead in the garden.' },
}
type Hint = keyof typeof hints

const cases: [asked: string, answered: string, told: Hint[]][] = [
  [
    'what are your opening times',
    'We are open Monday to Friday 8:30–17:00 and Saturday 9:00–12:00.',
    ['hours'],
  ],
  ['WHEN are you OPEN', 'I am not sure.', ['hours']],
  ['do guided walks cost anything', 'A guided walk is £18 for each person.', ['price']],
  ['how much does entry cost', 'Entry is £18.', []],
  ['can I bring my terrier', 'Dogs are welcome on a lead in the garden.', ['dogs']],
  [
    'can I bring my terrier',
    'Yes, as long as they stay on a lead, dogs are welcome in our garden.',
    ['dogs'],
  ],
  ['where are you', '4 Mill Road.', []],
]
describe('questions already asked or answered are not suggested', () => {
  test.each(cases)('%s', (asked, answered, told) => {
    const said = [
      { role: 'user' as const, content: asked },
      { role: 'assistant' as const, content: answered },
    ]
    const names = Object.keys(hints) as Hint[]
    expect(names.filter((name) => isAlreadyAnswered(hints[name], said, 'en'))).toEqual(told)
  })

  test.each<[Language, string, string, string, string, boolean]>([
    [
      'ja',
      '営業時間を教えてください。',
      '月曜から金曜：9:00–18:00',
      '何時まで？',
      '月曜から金曜は9:00から18:00までです。',
      true,
    ],
    ['ja', '駐車場はありますか？', '店の裏に駐車場があります。', '何時まで？', '18:00までです。', false],
    ['de', 'Was kostet Ölwechsel?', 'Ölwechsel: 89 €.', 'was kostet denn ein Ölwechsel bei euch', '…', true],
    ['de', 'Was kostet Ölwechsel?', 'Ölwechsel: 89 €.', 'was kostet ein Radwechsel', '40 €', false],
  ])('%s: %s', (language, question, answer, asked, answered, told) => {
    const said = [
      { role: 'user' as const, content: asked },
      { role: 'assistant' as const, content: answered },
    ]
    expect(isAlreadyAnswered({ question, answer }, said, language)).toBe(told)
  })
})
