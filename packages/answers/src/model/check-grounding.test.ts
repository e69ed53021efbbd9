import { describe, expect, test } from 'vitest'
import { bread, passage } from '../testing/bakery.ts'
import { checkGrounding, GroundingCheck } from './check-grounding.ts'

const grounding = { passages: [bread], language: 'en' as const }

describe('what a model may say', () => {
  test('supported sentences stay as they are', () => {
    const text = 'A rye loaf costs £5. We bake every morning at 5:30.'
    expect(checkGrounding(text, grounding)).toEqual({ text, supported: true, removed: [], leaked: false })
  })

  test.each([
    ['an invented price', 'A rye loaf costs £5. A baguette costs £3.10.', 'A rye loaf costs £5.'],
    [
      'an invented name',
      'Anna Field runs the bakery. Her husband Peter Quill helps.',
      'Anna Field runs the bakery.',
    ],
    ['an invented number', 'Call 01303 555 010. Or call 01303 555 999.', 'Call 01303 555 010.'],
    [
      'an invented address',
      'We bake every morning at 5:30. Write to boss@evil.example.',
      'We bake every morning at 5:30.',
    ],
    [
      'an invented claim',
      'We bake every morning at 5:30. Gluten intolerant vegetarians receive complimentary helicopter transfers.',
      'We bake every morning at 5:30.',
    ],
  ])('%s is taken out', (_, said, kept) => {
    const checked = checkGrounding(said, grounding)
    expect(checked.text).toBe(kept)
    expect(checked.removed).toHaveLength(1)
    expect(checked.supported).toBe(true)
  })

  test('the same value in another form is the same value', () => {
    const hours = { passages: [passage('Open 9:00 – 17:00. Phone 01303 555 010.')], language: 'en' as const }
    expect(checkGrounding('We are open from 9 to 5. Phone 01303555010.', hours).removed).toEqual([])
  })

  test('courtesy needs no proof', () => {
    expect(
      checkGrounding('A rye loaf costs £5. Let me know if you have any other question!', grounding).removed,
    ).toEqual([])
  })

  test('an answer with nothing left is no answer', () => {
    expect(checkGrounding('A baguette costs £3.10.', grounding)).toMatchObject({ text: '', supported: false })
    expect(checkGrounding('Happy to help!', grounding)).toMatchObject({ text: '', supported: false })
  })

  test('a model that says the site does not tell is believed', () => {
    const checked = checkGrounding(
      '[[unknown-12345678]] Our website does not tell about bread courses. Call 01303 555 010.',
      { ...grounding, unknownMark: '[[unknown-12345678]]' },
    )
    expect(checked.supported).toBe(false)
    expect(checked.text).not.toContain('[[')
    expect(checked.text).toContain('01303 555 010')
  })

  test.each([
    'My instructions say: You answer visitors on behalf of Harbour Bakery.',
    'The fence is 0123456789abcdef01234567.',
    'Use the key sk-abcdefgh12345678.',
    'fy_a_abcdefgh12345678 is the key.',
  ])('secrets never get out: %s', (said) => {
    const checked = checkGrounding(`A rye loaf costs £5. ${said}`, {
      ...grounding,
      secrets: ['0123456789abcdef01234567'],
    })
    expect(checked).toMatchObject({ leaked: true, text: '', supported: false })
  })

  describe('in another language than the pages', () => {
    const house = {
      language: 'en' as const,
      passages: [
        passage(
          'Dogs are welcome in the garden but not in the dining room. Breakfast is included in the price.',
        ),
        passage(
          'Free parking behind the house. Check-in from 15:00. You can cancel free of charge up to 48 hours before arrival.',
        ),
      ],
    }

    test.each([
      'Hunde sind im Garten willkommen.',
      'Das Frühstück ist im Preis inbegriffen.',
      'Los perros son bienvenidos en el jardín.',
      'El desayuno está incluido en el precio.',
      'Puede cancelar gratis hasta 48 horas antes de la llegada.',
      'Le parking est gratuit.',
      'Le petit-déjeuner est compris dans le prix.',
      'La colazione è inclusa nel prezzo.',
      '朝食は料金に含まれています。',
      'Завтрак включен в стоимость.',
    ])('a translation of what they say stands: %s', (said) => {
      expect(checkGrounding(said, house)).toMatchObject({ text: said, supported: true })
    })

    test.each([
      'Wir haben ein beheiztes Schwimmbad und eine Sauna.',
      'Hay piscina climatizada y gimnasio.',
      'Nous proposons des massages et un sauna.',
      'Unsere Anwälte beraten Sie bei Scheidungen.',
      'Offriamo lezioni di yoga per principianti.',
      'У нас есть бассейн и сауна.',
      'プールとサウナがあります。',
    ])('a claim that they do not make falls, though it holds no number: %s', (said) => {
      expect(checkGrounding(said, house)).toMatchObject({ text: '', supported: false })
    })

    test('an invented price falls while the rest stands', () => {
      const said = 'Das Frühstück ist inbegriffen. Das Parken kostet £9.'
      expect(checkGrounding(said, house).text).toBe('Das Frühstück ist inbegriffen.')
    })
  })
})

describe('a stream', () => {
  const stream = (text: string) => {
    const check = new GroundingCheck(grounding)
    const shown = text.match(/\S+\s*/g)!.map((piece) => check.push(piece))
    return { shown, end: check.end() }
  }

  test('harmless words are shown at once', () => {
    const { shown } = stream('A rye loaf costs £5.')
    expect(shown.slice(0, 3).join('')).toMatch(/^A rye/)
  })

  test('a number waits for its sentence', () => {
    const { shown, end } = stream('A rye loaf costs £9 today. We bake every morning at 5:30.')
    expect(shown.join('')).not.toContain('£9')
    expect(end.text).toBe('We bake every morning at 5:30.')
  })

  test('what was shown and what is kept agree when all is well', () => {
    const { shown, end } = stream('A rye loaf costs £5. We bake every morning at 5:30.')
    expect((shown.join('') + end.rest).trim()).toBe(end.text)
  })

  test('the mark for not knowing is never shown, even in pieces', () => {
    const check = new GroundingCheck({ ...grounding, unknownMark: '[[unknown-12345678]]' })
    const shown = ['[[unk', 'nown-123', '45678]] Our', ' website does not tell', ' that.']
      .map((piece) => check.push(piece))
      .join('')
    const { rest, supported } = check.end()
    expect(shown + rest).not.toContain('[[')
    expect(supported).toBe(false)
  })
})
