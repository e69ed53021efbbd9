import { readDays } from '@foyer/calendar/read-days'
import { fold } from '@foyer/text/fold'
import { describe, expect, test } from 'vitest'
import { loadSite, siteNames } from '../testing/site.ts'
import { compoundParts } from './compounds.ts'
import { detectLanguage } from './detect.ts'
import { conceptsIn } from './lexicon.ts'
import { stem } from './stem.ts'
import { tokenise } from './tokenise.ts'
import { value, valuesIn } from './value-types.ts'

describe('the language of a short message', () => {
  test('is told for nearly every question of the sites', () => {
    const asked = siteNames.flatMap((id) => {
      const site = loadSite(id)
      return site.questions.map((question) => ({
        q: question.q,
        own: site.language,
        is: ['es', 'de', 'fr', 'en'].includes(question.type) ? question.type : site.language,
      }))
    })
    const missed = asked.filter(({ q, own, is }) => detectLanguage(q, own).language !== is)
    expect(missed.length / asked.length, missed.map(({ q }) => q).join('\n')).toBeLessThan(0.03)
  })

  test.each([
    ['Сколько стоит?', 'ru'],
    ['営業時間は何時ですか', 'ja'],
    ['영업시간 알려주세요', 'ko'],
    ['请问几点开门', 'zh'],
    ['كم السعر؟', 'ar'],
    ['कीमत क्या है', 'hi'],
    ['quanto costa la camera doppia', 'it'],
    ['vocês abrem aos domingos?', 'pt'],
    ['zijn jullie op zondag open?', 'nl'],
    ['wat kost een lekke band', 'nl'],
    ['tè verde', 'it'],
    ['openingstijden', 'nl'],
  ])('%s', (text, language) => {
    expect(detectLanguage(text, 'en').language).toBe(language)
  })

  test('Dutch and its neighbours are told apart', () => {
    expect(detectLanguage('Was ist in der Miete?', 'nl').language).toBe('de')
    expect(detectLanguage('We want to rent a boat', 'nl').language).toBe('en')
    expect(detectLanguage('What is the price?', 'nl').language).toBe('en')
    expect(detectLanguage('Wat is de prijs van een kamer?', 'de').language).toBe('nl')
    expect(detectLanguage('Kan ik hier parkeren?', 'en').language).toBe('nl')
  })

  test('one familiar word among slips proves nothing', () => {
    expect(detectLanguage('pucture repare prise', 'en').language).toBe('en')
    expect(detectLanguage('pumpowt prise', 'en').language).toBe('en')
    expect(detectLanguage('prix coiffure', 'en').language).toBe('fr')
  })

  test("an 'è' tells Italian only where it ends a word", () => {
    expect(detectLanguage('la crème brûlée', 'it').language).toBe('fr')
    expect(detectLanguage('tè', 'it').language).toBe('it')
  })
})

describe('words', () => {
  test('accents, case and letter variants don’t matter', () => {
    expect(fold('Öffnungszeiten')).toBe('offnungszeiten')
    expect(fold('Straße')).toBe('strasse')
    expect(fold('الأربعاء')).toBe(fold('الاربعاء'))
  })

  test('British and American spellings meet', () => {
    expect(stem('tyres', 'en')).toBe(stem('tires', 'en'))
    expect(stem('colour', 'en')).toBe(stem('color', 'en'))
  })

  test('numbers are one word however they are grouped', () => {
    const words = (text: string) => tokenise(text, 'en').map((token) => token.folded)
    expect(words('£2,650')).toEqual(['2650'])
    expect(words('24,50 €')).toEqual(['24.50'])
    expect(words('at 9:30')).toEqual(['at', '9:30'])
  })

  test('a hyphen may be written or not', () => {
    expect(tokenise('e-bike', 'en').map((token) => token.folded)).toContain('ebike')
  })

  test('Chinese is read without spaces', () => {
    expect(tokenise('营业时间', 'zh').length).toBeGreaterThan(1)
  })

  test('the word constructor is a word like any other', () => {
    expect(tokenise('constructor __proto__', 'en').map((token) => token.stem)).toContain('constructor')
  })

  test('German compounds fall apart into words', () => {
    expect(compoundParts('fruhstuckszeiten', 'de')).toEqual(['fruhstuck', 'zeiten'])
    expect(compoundParts('haus', 'de')).toEqual([])
  })

  test('so do Dutch ones, with the verbs they begin with', () => {
    expect(compoundParts('hotelkamer', 'nl')).toEqual(['hotel', 'kamer'])
    expect(compoundParts('fietsverhuur', 'nl')).toEqual(['fiets', 'verhuur'])
    expect(compoundParts('zwemles', 'nl')).toEqual(['zwemmen', 'les'])
    expect(compoundParts('verjaardagstaart', 'nl')).toEqual(['verjaardag', 'taart'])
    expect(compoundParts('kamer', 'nl')).toEqual([])
    expect(compoundParts('kinderen', 'nl')).toEqual([])
  })

  test.each([
    ['tarief', 'tarieven'],
    ['huis', 'huizen'],
    ['les', 'lessen'],
    ['reserveren', 'gereserveerd'],
    ['ophalen', 'opgehaald'],
    ['betalen', 'betaalt'],
    ['openen', 'geopend'],
    ['kamer', 'kamers'],
  ])('Dutch %s and %s are one word', (one, other) => {
    expect(stem(one, 'nl')).toBe(stem(other, 'nl'))
  })

  test.each([
    ['kaart', 'kaarten', 'kaar'],
    ['beurt', 'beurten', 'beur'],
    ['paard', 'paarden', 'paar'],
  ])('Dutch %s keeps its last letter', (one, several, other) => {
    expect(stem(several, 'nl')).toBe(stem(one, 'nl'))
    expect(stem(one, 'nl')).not.toBe(stem(other, 'nl'))
  })
})

describe('concepts', () => {
  const of = (text: string, language: Parameters<typeof tokenise>[1]) =>
    conceptsIn(tokenise(text, language), language).map((mention) => mention.concept)

  test('different words and languages mean the same thing', () => {
    expect(of('what is the fee', 'en')).toContain('#price')
    expect(of('Wie hoch ist die Gebühr', 'de')).toContain('#price')
    expect(of('¿cuál es la tarifa?', 'es')).toContain('#price')
    expect(of('料金', 'ja')).toContain('#price')
    expect(of('wat is het tarief', 'nl')).toContain('#price')
  })

  test('expressions are known as a whole', () => {
    expect(of('where can I buy a gift card', 'en')).toContain('#giftcard')
  })

  test('words that only share a stem are told apart', () => {
    expect(of('late appointments are charged', 'en')).toContain('#price')
    expect(of('mesas', 'es')).not.toContain('#month')
  })
})

describe('days', () => {
  const days = (text: string, language: Parameters<typeof readDays>[1] = 'en', timetable = true) =>
    readDays(text, language, timetable).flatMap((mention) => mention.days)

  test('ranges are expanded', () => {
    expect(days('Mon–Fri')).toEqual([0, 1, 2, 3, 4])
    expect(days('Tuesday to Thursday')).toEqual([1, 2, 3])
    expect(days('Mi bis So', 'de')).toEqual([2, 3, 4, 5, 6])
    expect(days('周一至周五', 'zh')).toEqual([0, 1, 2, 3, 4])
    expect(days('Saturday to Monday')).toEqual([5, 6, 0])
  })

  test('short forms count in a timetable only', () => {
    expect(days('do', 'de', false)).toEqual([])
    expect(days('Do 9–12', 'de')).toEqual([3])
  })
})

describe('values', () => {
  test.each([
    ['£4.20', value.money],
    ['12 euros', value.money],
    ['4,500円', value.money],
    ['at 9:30 am', value.time],
    ['within five working days', value.duration],
    ['every hour', value.duration],
    ['on 3 June', value.date],
    ['in the 1050s', value.year],
    ['0117 496 0142', value.phone],
    ['hello@spoke.example', value.email],
    ['Dr Hannah Whitlock', value.person],
    ['Tuesdays and Fridays', value.weekday],
    ['children under 6', value.age],
    ['free of charge', value.free],
    ['15 % off', value.percent],
    ['om 9 uur', value.time],
    ['binnen twee werkdagen of drie weken', value.duration],
    ['7411 RB Deventer', value.place],
    ['op zaterdagen', value.weekday],
    ['vanaf 12 jaar', value.age],
    ['veinte años de experiencia', value.duration],
    ['шесть месяцев', value.duration],
    ['em novembro', value.date],
    ['all fourteen rooms', value.number],
  ])('%s', (text, kind) => {
    expect(valuesIn(text) & kind).toBe(kind)
  })

  test('a plain sentence holds none', () => {
    expect(valuesIn('we love bread')).toBe(0)
    expect(valuesIn('we love bread, free of charge')).toBe(value.free)
    expect(valuesIn('once you are here')).toBe(0)
    expect(valuesIn('in onze tuin')).toBe(0)
  })

  test('a fruit that begins like pence is no sum', () => {
    expect(valuesIn('5 pêches') & value.money).toBe(0)
    expect(valuesIn('5 p') & value.money).toBe(value.money)
  })
})
