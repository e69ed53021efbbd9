import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Answer, Fact, Language } from '../../types.ts'

const url = 'https://bindery.example/visit'
interface House {
  language?: Language
  zone?: string
  facts?: Fact[]
}
const house = (text: string, { language = 'en', zone = 'Europe/London', facts = [] }: House = {}) => {
  const pages = [{ url, title: 'Bindery', language, text }]
  const index = buildSmallIndex({ pages, facts, timeZone: zone }, { language })
  return (question: string, now = '2026-11-19T20:00:00Z'): Answer =>
    answer({ index, assistant: assistantOf('Bindery', language), question, now: new Date(now) })
}

const english = `# Opening hours

Tuesday to Friday: 9:00–12:30, 14:00–18:00
Saturday: 10:00–16:00
Sunday and Monday: closed

The Bindery mends old books. A workshop day costs £60.`
const bindery = house(english)

describe('it is told when it opens next', () => {
  test.each([
    ['when will you be open again', /^We open again on Friday at 9:00\./],
    ['what time do you open next?', /^We open again on Friday at 9:00\./],
    ['will you be open later today?', /^No, we are closed right now\. We open again on Friday at 9:00\./],
    ['open today?', /^No, we are closed right now\. We open again on Friday/],
  ])('%s', (question, told) => {
    expect(bindery(question).text).toMatch(told)
    expect(bindery(question).confidence).toBe('sure')
  })

  test('later the same day, and over a Sunday', () => {
    expect(bindery('when do you reopen?', '2026-11-19T13:00:00Z').text).toMatch(/^We open at 14:00\./)
    expect(bindery('are you open later on today', '2026-11-19T13:00:00Z').text).toMatch(/^Yes\. Today/)
    expect(bindery('when are you open again?', '2026-11-21T17:00:00Z').text).toMatch(
      /^We open again on Tuesday at 9:00\./,
    )
  })

  test('never over a public holiday of which nothing is said', () => {
    const { text, confidence } = bindery('when do you open next?', '2026-12-24T19:00:00Z')
    expect(text).toContain('Friday 25 December is a public holiday')
    expect(text).not.toMatch(/open again on/)
    expect(confidence).toBe('none')
    expect(bindery('are you open now?', '2026-12-24T19:00:00Z').text).not.toMatch(/open again on/)
  })
})

describe('days of the calendar', () => {
  test.each([
    ['are you there on 12 March', /^Yes\. Friday 12 March: 9:00–12:30, 14:00–18:00\.$/],
    ['open on the 14th of march?', /^We are closed on Sunday 14 March\.$/],
    ['Can I come in on 5 December at 3pm?', /^Yes\. Saturday 5 December: 10:00–16:00\.$/],
    ['will you be open at six pm on 5 December', /^No\. We close at 16:00\. Saturday 5 December/],
    ['are you open next saturday', /^Yes\. Saturday 21 November: 10:00–16:00\.$/],
    ['are you closed this coming monday?', /^We are closed on Monday 23 November\.$/],
    ['open the day after tomorrow?', /^Yes\. Saturday 21 November/],
    ['do you open this weekend', /^Saturday 21 November: 10:00–16:00\nSunday 22 November: closed$/],
    ['At nine on Wednesday, are you open?', /^Yes\. Wednesday: 9:00/],
    ['is the bindery open in February?', /^Yes\. /],
  ])('%s', (question, told) => {
    expect(bindery(question).text).toMatch(told)
    expect(bindery(question).confidence).toBe('sure')
  })

  test('a closure that a page tells in its own words is quoted instead', () => {
    const ask = house(
      `${english}\n\n## News\n\nIn March the workshop is closed for a new floor.\n\n## Summer school\n\nMonday to Friday 9:00–14:00 from 24 June to 26 July.`,
    )
    for (const question of ['are you open on 12 March?', 'open in March?']) {
      const { text, confidence } = ask(question)
      expect(confidence).toBe('unsure')
      expect(text).toContain('closed for a new floor')
      expect(text).not.toMatch(/^Yes/)
    }
    expect(ask('are you open on 12 April?').text).toContain('12 April')
  })

  test('the exception of a date is told', () => {
    const facts: Fact[] = [{ kind: 'hours', label: '24 December', value: '9:00–11:00', url }]
    const ask = house(english, { facts })
    expect(ask('are you open on christmas eve').text).toMatch(/^Yes\. Thursday 24 December: 9:00–11:00\.$/)
    expect(ask('Can we come on 24 December at two pm?').text).toMatch(/^No\. We close at 11:00\./)
  })
})

describe('a public holiday that is named', () => {
  test.each([
    'Are you open on Boxing Day?',
    'do you open on good friday',
    'what time do you open on New Year’s Day?',
    'open on 25 December?',
  ])('%s: nothing is said of it', (question) => {
    const { text, answered, confidence } = bindery(question)
    expect(text).toMatch(/^I couldn't find that on our website\. \w+ \d+ \w+ is a public holiday/)
    expect(text).toContain('Our usual hours on such a day:')
    expect(answered).toBe(false)
    expect(confidence).toBe('none')
  })

  test('days around it are told, and it is not', () => {
    const { text } = bindery('are you open over Easter?')
    expect(text).toMatch(/^Saturday 27 March: 10:00–16:00/)
    expect(text).toContain('Friday 26 March is a public holiday, and no hours are given for it.')
    expect(text).not.toMatch(/^Friday 26 March: /m)
  })

  test('what the site says of it is told, and only in its country', () => {
    const told = house(`${english}\n\nOn bank holidays the Bindery is open from 11:00 to 13:00.`)
    expect(told('are you open on boxing day').text).toContain('from 11:00 to 13:00')
    const japanese = house(english, { zone: 'Asia/Tokyo' })
    expect(japanese('are you open on 25 December').text).toMatch(/^Yes\. Friday 25 December/)
  })
})

describe('another part of the year', () => {
  const garden = house(
    '# Opening hours\n\nApril to October: Tuesday to Sunday 10:00–17:00\n\nThe garden has a maze.',
  )
  test.each([
    ['Can we come by in January?', /^No\. We are open April – October\.$/],
    ['are you open in december', /^No\. We are open April – October\.$/],
    ['open on 14 March?', /^No\. We are open April – October\.$/],
    ['are you open now', /^No\. We are open April – October\.$/],
    ['opening times in winter', /^We are open April – October\.$/],
    ['are you closed in february?', /^Yes\. We are open April – October\.$/],
    ['are you open in June', /^Yes\. /],
  ])('%s', (question, told) => {
    expect(garden(question).text).toMatch(told)
  })

  test('a weekday is no yes where only some months have it', () => {
    expect(garden('are you open on Friday?').text).toMatch(/^Friday: 10:00–17:00 \(April to October\)/)
  })
})

const german = `# Öffnungszeiten

Dienstag bis Freitag: 9:00–12:30 Uhr, 14:00–18:00 Uhr
Samstag: 10:00–16:00 Uhr
Sonntag und Montag: geschlossen`
const french = `# Horaires d'ouverture

Du mardi au vendredi : 9h00–12h30, 14h00–18h00
Samedi : 10h00–16h00
Dimanche et lundi : fermé`
const spanish = `# Horario

Martes a viernes: 9:00–14:00, 17:00–20:00
Sábado: 10:00–16:00
Domingo y lunes: cerrado`
const italian = `# Orari di apertura

Da martedì a venerdì: 9:00–12:30, 15:00–19:00
Sabato: 10:00–16:00
Domenica e lunedì: chiuso`

describe.each([
  [
    'de',
    'Europe/Berlin',
    german,
    [
      ['Wann habt ihr wieder offen?', /^Wir öffnen wieder am Freitag um 9:00 Uhr\./],
      ['Habt ihr dieses Wochenende auf?', /^Samstag, 21\. November: 10:00/],
      ['Seid ihr am 12. März offen?', /^Ja\. Freitag, 12\. März/],
      ['Habt ihr kommenden Dienstag um neun geöffnet?', /^Ja\. Dienstag, 24\. November/],
      ['Habt ihr am Pfingstmontag offen?', /ein Feiertag, für den keine Zeiten angegeben sind/],
      ['Haben Sie im Februar geöffnet?', /^Ja\. /],
    ],
  ],
  [
    'fr',
    'Europe/Paris',
    french,
    [
      ['Quand est-ce que vous rouvrez ?', /^Nous rouvrons vendredi à 9h00\./],
      ['Êtes-vous ouverts ce week-end ?', /^Samedi 21 novembre: 10h00/],
      ['Êtes-vous ouverts le 12 mars ?', /^Oui\. Vendredi 12 mars/],
      ['Ouvert mardi prochain à neuf heures ?', /^Oui\. Mardi 24 novembre/],
      ['Êtes-vous ouverts le 11 novembre ?', /jour férié, pour lequel aucun horaire/],
      ['Êtes-vous ouverts en février ?', /^Oui\. /],
    ],
  ],
  [
    'es',
    'Europe/Madrid',
    spanish,
    [
      ['¿Cuándo vuelven a abrir?', /^Volvemos a abrir el viernes a las 9:00\./],
      ['¿Abren este fin de semana?', /^Sábado, 21 de noviembre: 10:00/],
      ['¿Están abiertos el 12 de marzo?', /^Sí\. Viernes, 12 de marzo/],
      ['¿Abren el próximo martes a las nueve?', /^Sí\. Martes, 24 de noviembre/],
      ['¿Abren el Viernes Santo?', /es festivo y no se indica ningún horario/],
      ['¿Abren en febrero?', /^Sí\. /],
    ],
  ],
  [
    'it',
    'Europe/Rome',
    italian,
    [
      ['A che ora riaprite?', /^Riapriamo venerdì alle 9:00\./],
      ['Siete aperti questo fine settimana?', /^Sabato 21 novembre: 10:00/],
      ['Siete aperti il 12 marzo?', /^Sì\. Venerdì 12 marzo/],
      ['Siete aperti martedì prossimo alle nove?', /^Sì\. Martedì 24 novembre/],
      ['Siete aperti il 2 giugno?', /giorno festivo, per il quale non sono indicati orari/],
      ['Siete aperti a febbraio?', /^Sì\. /],
    ],
  ],
] as [Language, string, string, [string, RegExp][]][])('in %s', (language, zone, text, cases) => {
  test.each(cases)('%s', (question, told) => {
    expect(house(text, { language, zone })(question).text).toMatch(told)
  })
})
