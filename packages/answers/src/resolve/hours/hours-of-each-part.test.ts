import { daysThen } from '@foyer/calendar/hours-on'
import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Language } from '../../types.ts'

const talk = (language: Language, text: string, now?: string) => {
  const pages = [{ url: 'https://orchard.example/hours', title: 'Orchard', language, text }]
  const index = buildSmallIndex({ pages, facts: [], timeZone: 'Europe/London' }, { language })
  const assistant = assistantOf('Orchard', language)
  return (...questions: string[]) => {
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    return questions.map((question) => {
      const said = answer({
        index,
        assistant,
        question,
        history: [...history],
        ...(now && { now: new Date(now) }),
      })
      history.push({ role: 'user', content: question }, { role: 'assistant', content: said.text })
      return said
    })
  }
}

const english = talk(
  'en',
  `# Opening hours

## Farm shop

Monday to Friday: 8:00 – 18:00
Saturday: 9:00 – 17:00
Sunday: closed

## Tearoom

Wednesday to Friday: 10:00 – 16:00
Saturday: 10:00 – 17:00
Sunday: 11:00 – 15:30`,
)

const german = talk(
  'de',
  `# Öffnungszeiten

## Gärtnerei

| Zeitraum | Montag bis Freitag | Samstag | Sonntag |
| --- | --- | --- | --- |
| März bis Juni | 8.30 – 19.00 Uhr | 8.30 – 18.00 Uhr | 10.00 – 13.00 Uhr |
| Juli bis Oktober | 9.00 – 18.30 Uhr | 9.00 – 16.00 Uhr | geschlossen |

## Hofcafé

Montag und Dienstag: Ruhetag
Mittwoch bis Freitag: 9.30 – 18.00 Uhr
Samstag: 9.00 – 17.30 Uhr
Sonntag: 10.00 – 18.00 Uhr`,
)

test('where nobody says which part of the business is meant, each is told by its name', () => {
  const [sunday] = english('are you open on sunday?')
  expect(sunday!.confidence).toBe('sure')
  expect(sunday!.text).toBe('Sunday:\n- Farm shop: closed\n- Tearoom: 11:00 – 15:30')
  const [week] = english('opening hours')
  expect(week!.text).toContain(
    '- Farm shop: Monday to Friday 8:00 – 18:00; Saturday 9:00 – 17:00; Sunday closed',
  )
  expect(week!.text).toContain('- Tearoom: Wednesday to Friday 10:00 – 16:00')
})

test('a part that is named is told alone, also when it is named afterwards', () => {
  const [tearoom] = english('when does the tearoom close on saturday?')
  expect(tearoom!.text).toContain('10:00 – 17:00')
  expect(tearoom!.text).not.toContain('9:00 – 17:00')
  const [, shop] = english('when do you close on saturday?', 'and the farm shop?')
  expect(shop!.text).toBe('Saturday (Farm shop): 9:00 – 17:00.')
})

test('who is there till when asks for hours, though nothing is called open', () => {
  const [friday] = english('till when are you there on fridays?')
  expect(friday!.confidence).toBe('sure')
  expect(friday!.text).toBe('Friday:\n- Farm shop: 8:00 – 18:00\n- Tearoom: 10:00 – 16:00')
})

test('a month chooses the hours of each part, and is kept when another day or month is asked for', () => {
  const [may, sunday, august] = german(
    'wie lange habt ihr im mai samstags auf',
    'und sonntags?',
    'und im august?',
  )
  expect(may!.text).toBe(
    'Samstag:\n- Gärtnerei: 8.30 – 18.00 Uhr (März bis Juni)\n- Hofcafé: 9.00 – 17.30 Uhr',
  )
  expect(sunday!.text).toBe(
    'Sonntag:\n- Gärtnerei: 10.00 – 13.00 Uhr (März bis Juni)\n- Hofcafé: 10.00 – 18.00 Uhr',
  )
  expect(august!.text).toBe('Sonntag:\n- Gärtnerei: geschlossen\n- Hofcafé: 10.00 – 18.00 Uhr')
})

test('hours of their own in the summer are told beside those of the months around', () => {
  const daily = (hours: string) => Array.from({ length: 7 }, () => hours)
  const week = {
    title: '',
    days: daily('9–13 (April to October), 21–23 (July and August), 10–12 (November to March)'),
    page: 0,
    passages: [],
    opening: true,
    of: '',
    part: '',
    seasons: [
      { season: 'April to October', days: daily('9–13') },
      { season: 'July and August', days: daily('21–23') },
      { season: 'November to March', days: daily('10–12') },
    ],
  }
  expect(daysThen(week, { month: 8 })[0]).toBe('9–13 (April to October), 21–23 (July and August)')
  expect(daysThen(week, { month: 5 })[0]).toBe('9–13 (April to October)')
})
