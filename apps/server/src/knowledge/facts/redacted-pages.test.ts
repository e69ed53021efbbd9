import type { FoundFact } from '@foyer/contract/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFactSite, price, url } from '../../testing/fact-site.ts'
import { days } from '../../testing/scanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const site = (text: string, facts: FoundFact[], other?: string) => openFactSite(app, text, facts, other)

const list =
  '# Prices\n\n| Cut | Price |\n| --- | --- |\n| Haircut | £20 |\n| Beard trim | £12 |\n| Hot shave | £18 |'
const cuts = [
  price('Haircut', '£20', 'Haircut | £20'),
  price('Beard trim', '£12', 'Beard trim | £12'),
  price('Hot shave', '£18', 'Hot shave | £18'),
]

test('a corrected price is never told in its old value, by name, in lists or after a rescan', async () => {
  const { ask, correct, prompt, rescan } = await site(
    list,
    cuts,
    'Welcome. Haircut: £20. Walk in at any time.',
  )
  await correct('Haircut', '£30')
  const expectCorrected = async () => {
    for (const question of [
      'What are your prices?',
      'How much is a haircut?',
      'Haircut price?',
      'Do you cut hair?',
    ]) {
      const { response } = await ask(question)
      expect([question, response]).toEqual([question, expect.not.stringContaining('£20')])
    }
    expect((await ask('What are your prices?')).response).toContain('£12')
    expect((await ask('How much is a haircut?')).response).toContain('£30')
    expect((await ask('How much is a beard trim?')).response).toContain('£12')
    expect(await prompt()).not.toContain('£20')
  }
  await expectCorrected()
  await rescan()
  await expectCorrected()
})

test('text next to a corrected price is still told', async () => {
  const row = 'Cut and wash | £25 | £35'
  const sentence = 'A fringe is £7 and a conditioner is £9.'
  const { ask, correct, prompt } = await site(
    `# Prices\n\n| Cut | Short hair | Long hair |\n| --- | --- | --- |\n| ${row} |\n\n${sentence}\n\nMassage 60 minutes: £45`,
    [
      price('Cut and wash', '£25', row, { condition: 'Short hair' }),
      price('Cut and wash', '£35', row, { condition: 'Long hair' }),
      price('Fringe', '£7', sentence),
      price('Conditioner', '£9', sentence),
      price('Massage', '£60', 'Massage £60', { condition: 'couples' }),
    ],
  )
  await correct('Fringe', '£8')
  await correct('Massage', '£66')
  await correct('Cut and wash', '£27')
  expect((await ask('How much is a fringe?')).response).toContain('£8')
  expect((await ask('How much is a conditioner?')).response).toContain('£9')
  expect((await ask('How much is cut and wash for short hair?')).response).toContain('£27')
  const { response, more } = await ask('What are your prices?')
  const shown = [response, ...more.map(({ quote }) => quote)].join('\n')
  for (const told of ['£35', '£27']) expect(shown).toContain(told)
  expect(shown).not.toMatch(/£25|£7|£60/)
  const said = await prompt()
  expect(said).toContain('Cut and wash, Long hair: £35')
  expect(said).toContain('Massage 60 minutes: £45')
  expect(said).not.toMatch(/£25|£7|£60/)
})

test('a corrected number, email and address are told from no page, even after a rescan', async () => {
  const facts: FoundFact[] = [
    { kind: 'phone', label: 'Phone', value: '0117 496 0142', url, origin: 'text', sure: true },
    { kind: 'email', label: 'Email', value: 'hello@barber.example', url, origin: 'text', sure: true },
    {
      kind: 'address',
      label: 'Address',
      value: '12 Quay Street, Bristol BS1 2AB',
      url,
      origin: 'text',
      sure: true,
    },
  ]
  const { ask, correct, prompt, rescan } = await site(
    '# Contact\n\nCall 0117 496 0142.\n\nMail hello@barber.example.\n\n12 Quay Street, Bristol BS1 2AB',
    facts,
  )
  await correct('Phone', '0117 496 0200')
  await correct('Email', 'desk@barber.example')
  await correct('Address', '9 Mill Lane, Bristol BS1 3CD')
  for (const scanned of [false, true]) {
    if (scanned) await rescan()
    expect((await ask('What is your phone number?')).response).toContain('0117 496 0200')
    expect((await ask('What is your e-mail address?')).response).toContain('desk@barber.example')
    expect((await ask('What is your address?')).response).toContain('9 Mill Lane')
    expect((await ask('How can I reach you?')).response).not.toMatch(/0142|hello@|Quay/)
    expect(await prompt()).not.toMatch(/0142|hello@|Quay/)
  }
})

test('the rest of a sentence or row is told with the owner’s value', async () => {
  const tickets =
    '# Tickets\n\n| Ticket | Weekday | Weekend |\n| --- | --- | --- |\n| Adult | £9 | £11 |\n| Child | £5 | £6 |'
  const booking = '# Caravans\n\nTo book a caravan pitch ring 0117 496 0142 before noon.'
  const row = 'Adult | £9 | £11'
  const { ask, correct } = await site(
    tickets,
    [
      price('Adult – Weekday', '£9', row),
      price('Adult – Weekend', '£11', row),
      { kind: 'phone', label: 'Phone', value: '0117 496 0142', url, origin: 'text', sure: true },
    ],
    booking,
  )
  await correct('Adult – Weekend', '£12.50')
  await correct('Phone', '0117 496 0200')
  const dear = (await ask('How much is an adult ticket at the weekend?')).response
  expect(dear).toContain('£12.50')
  const all = (await ask('What do tickets cost?')).response
  expect(all).toContain('£12.50')
  expect(all).toContain('£9')
  const pitch = (await ask('How do I book a caravan pitch?')).response
  expect(pitch).toContain('0117 496 0200')
  expect(dear + all + pitch).not.toMatch(/£11|0142/)
})

test('a merely confirmed contact, or one of a part, doesn’t become the main one', async () => {
  const mail = (value: string, more: Partial<FoundFact> = {}): FoundFact => {
    return { kind: 'email', label: 'Email', value, url, origin: 'text', sure: true, ...more }
  }
  const { ask, confirm, state } = await site('# Contact\n\nhello@barber.example, stay@barber.example', [
    mail('hello@barber.example'),
    mail('stay@barber.example'),
  ])
  await confirm('stay@barber.example')
  await state({ kind: 'email', label: 'Email', part: 'Boat office', value: 'boats@barber.example' })
  expect((await ask('What is your e-mail address?')).response).toContain('hello@barber.example')
})

test('an open question is quoted as uncertain, and told once it is answered', async () => {
  const said = 'We cut Tuesday to Saturday from 9:00 to 17:00.'
  const asked = { url, origin: 'text', sure: false } as const
  const { ask, correct } = await site(
    `# Barber\n\n## Opening hours\n\n${said}\n\n## Café\n\nDaily 10:00–18:00\n\n## Contact\n\nPhone: 0117 496 0142\n\nHaircut: £20`,
    [
      ...days.slice(1, 6).map((label): FoundFact => {
        return { ...asked, kind: 'hours', label, value: '9:00 to 17:00', quote: said }
      }),
      { ...asked, kind: 'phone', label: 'Phone', value: '0117 496 0142', quote: 'Phone: 0117 496 0142' },
      price('Haircut', '£20', 'Haircut: £20', { sure: false }),
    ],
  )
  for (const [question, told] of [
    ['What are your hours?', '17:00'],
    ['Are you open on Friday?', '17:00'],
    ['What is your phone number?', '0142'],
    ['How much is a haircut?', '£20'],
  ] as const) {
    const { response } = await ask(question)
    expect([question, response]).toEqual([question, expect.stringMatching(/^I'm not sure this answers it/)])
    expect([question, response]).toEqual([question, expect.stringContaining(told)])
  }
  for (const day of days.slice(1, 6)) await correct(day, '9:00–17:00')
  await correct('Phone', '0117 496 0142')
  await correct('Haircut', '£20')
  expect((await ask('Are you open on Friday?')).response).toBe('Yes. Friday: 9:00–17:00.')
  expect((await ask('What is your phone number?')).response).toContain('0117 496 0142')
  for (const question of ['What are your hours?', 'What is your phone number?', 'How much is a haircut?'])
    expect([question, (await ask(question)).response]).toEqual([
      question,
      expect.not.stringMatching(/not sure/),
    ])
})

test('a dropped price in a table row is removed even if its unit is in the head', async () => {
  const row = 'Evenings | £118 | £41'
  const { ask, drop, prompt } = await site(
    `# Call-out\n\n| When | First hour | Further half hour |\n| --- | --- | --- |\n| Daytime | £78 | £29 |\n| Evenings | £118 | £41 |`,
    [
      price('Evenings – First hour', '£118', row),
      price('Evenings – Further half hour', '£41 per half hour', row, { amount: 41 }),
      price('Daytime – First hour', '£78', 'Daytime | £78 | £29'),
    ],
  )
  await drop('£41 per half hour')
  expect((await ask('How much is a further half hour in the evenings?')).response).not.toContain('£41')
  expect(await prompt()).not.toContain('£41')
  expect((await ask('How much is the first hour in the evenings?')).response).toContain('£118')
})
