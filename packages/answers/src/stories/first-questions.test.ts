import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'

const page = pagesAt('bruhl.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page('', 'Brühl Accordions', 'We have repaired and tuned accordions in Cork since 1998.'),
    page(
      'prices',
      'Prices',
      '| Service | Price |\n| --- | --- |\n| Bellows repair | €120 |\n| Full tuning | €480 |\n| Inspection | €35 |',
    ),
    page(
      'services',
      'Services',
      '## Bellows repair\n\nWe reseal and patch bellows. It takes three weeks.\n\n## Tuning\n\nDry or wet, by ear.\n\n## Hire\n\nStudent instruments by the month.',
    ),
    page(
      'visit',
      'Visit us',
      '## Opening hours\n\n| Day | Hours |\n| --- | --- |\n| Monday to Friday | 9:00 – 17:30 |\n| Saturday | 10:00 – 14:00 |\n| Sunday | Closed |\n\n## Contact\n\nTelephone 021 555 0123\n\nEmail hello@bruhl.example',
    ),
    page(
      'faq',
      'Questions',
      '## Do you take cards?\n\nYes, we take Visa and Mastercard. We do not take cheques, PayPal or American Express.\n\n## Are dogs allowed?\n\nYes, dogs are welcome in the yard, but no dogs in the tuning room.',
    ),
  ]
  const facts = [
    { kind: 'phone' as const, label: 'Phone', value: '021 555 0123', url: 'https://bruhl.example/visit' },
    {
      kind: 'email' as const,
      label: 'Email',
      value: 'hello@bruhl.example',
      url: 'https://bruhl.example/visit',
    },
  ]
  index = await buildIndex({ pages, facts }, { language: 'en' })
})

const ask = (...questions: string[]) => converse(index, 'Brühl Accordions', questions)

describe('what is asked first', () => {
  test.each([
    [['When are you open?', 'What does it cost?', 'How can I reach you?'], '021 555 0123'],
    [['How much is bellows repair?', 'How can I reach you?'], '021 555 0123'],
    [['How do I reach you?'], 'hello@bruhl.example'],
    [['Can I speak to a human?'], '021 555 0123'],
    [['Kann ich mit jemandem sprechen?'], '021 555 0123'],
    [['What do you do?'], 'accordions in Cork'],
    [['What services do you offer?'], '- Hire'],
    [['Was bieten Sie an?'], '- Hire'],
    [['Is the inspection free?'], '€35'],
  ])('%s', (questions, told) => {
    const said = ask(...questions)
    expect(said.answered).toBe(true)
    expect(said.text).toContain(told)
    expect(said.sources.length).toBeGreaterThan(0)
  })

  test.each([['What does it cost?'], ['How much?'], ['Prices?'], ['When are you open?', 'how much?']])(
    '%s is told by prices, though not which is meant',
    (...questions) => {
      const said = ask(...questions)
      expect(said.text).toContain('€480')
      expect(said.sources.length).toBeGreaterThan(0)
    },
  )

  test('a nod is no question, and why is none the site answers', () => {
    expect(ask('How much is full tuning?', 'ok').kind).toBe('chat')
    expect(ask('How much is full tuning?', 'why?').answered).toBe(false)
  })

  test('a year is no time that a thing takes', () => {
    expect(ask('How much is full tuning?', 'how long does that take?').text).not.toContain('1998')
    expect(ask('How long have you been in business?').text).toContain('1998')
  })

  test('ok is said in the language of the conversation', () => {
    expect(ask('Was kostet das?', 'ok').text).toContain('Alles klar')
    expect(ask('ok').text).toContain('anything else')
  })

  test('asking back is no answer', () => {
    const said = ask('I have a question')
    expect(said.kind).toBe('clarify')
    expect(said.answered).toBe(false)
  })
})

describe('what all of it costs', () => {
  const plans =
    '## Side by side\n\n|  | Free | Pro | Team |\n| --- | --- | --- | --- |\n| Price a month | $0 | $10 | $49 |\n| Seats | 1 | 5 | 20 |'
  const includes =
    '## What the price includes\n\n- A helper for every seat, more at $2\n- Every update\n- Help by email'
  const quill = (...texts: string[]) =>
    buildIndex(
      { pages: texts.map((text, at) => page(`p${at}`, 'Quill', text)), facts: [] },
      { language: 'en' },
    )

  test.each(['What does Quill cost?', 'how much is quill', 'Quill pricing', 'Prices?', 'Was kostet Quill?'])(
    'things side by side are told by name: %s',
    async (question) => {
      const said = converse(await quill('Quill writes letters.', includes, plans), 'Quill', [question])
      expect(said.text).toMatch(/Free \$0, Pro \$10, Team \$49/i)
    },
  )

  test('another name is another thing', async () => {
    const told = await quill('Quill writes letters.', includes, plans)
    const said = converse(told, 'Quill', ['What does Featherpen cost?'])
    expect(said.answered).toBe(false)
    expect(said.text).not.toContain('$10')
    expect(converse(told, 'Quill', ['What does Quill cost?']).text).toContain('$10')
  })
})

describe('yes and no', () => {
  test.each([
    ['Do you take cards?', /^Yes, we take Visa/],
    ['Do you accept cheques?', /^Do you take cards\? Yes, .* We do not take cheques/],
    ['Can I pay with PayPal?', /^Do you take cards\? Yes, .* We do not take cheques, PayPal/],
    ['Sind Hunde erlaubt?', /^(?!Nein)/],
    ['Are you closed on Mondays?', /^No\. Monday: 9:00/],
    ['Are you closed on Sundays?', /closed on Sunday/],
    ['Are you open on Mondays?', /^Yes\. Monday: 9:00/],
  ])('%s', (question, said) => {
    expect(ask(question).text).toMatch(said)
  })

  test('bad news is not announced as good news', () => {
    const enthusiastic = {
      name: 'Brühl Accordions',
      language: 'en',
      multiLanguage: true,
      personality: 'enthusiastic',
      tone: 'helpful',
    } as const
    const about = (question: string) => answer({ index, assistant: enthusiastic, question }).text
    expect(about('Are you open on Sunday?')).toMatch(/^(?:No|Sunday|We are closed)/)
    expect(about('How much is full tuning?')).not.toMatch(/^Full tuning/)
  })
})
