import { readIntervals } from '@foyer/calendar/intervals'
import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import { phrasesOf } from '../../say/phrases/phrases.ts'
import { assistantOf } from '../../testing/assistant.ts'
import { shownBy } from '../../testing/quoted.ts'
import type { Answer, Language } from '../../types.ts'

const sites: Partial<Record<Language, string>> = {
  en: `# Boulder Barn

A climbing centre with 200 boulder problems. We opened on 4 March 2017.

## Opening hours

- Monday: 12:00 – 22:00
- Tuesday to Friday: 10:00 – 22:00
- Saturday: 9:00 – 18:00
- Sunday: 9:00 – 12:30 and 14:00 – 17:00

Last entry is 45 minutes before closing. We are closed on 25 and 26 December.

The cafe closes one hour before the centre.

## Parking

Parking is free for cars and motorbikes in front of the hall.`,
  de: `# Boulderhalle Nord

Eine Kletterhalle mit 200 Routen. Wir haben am 4. März 2017 eröffnet.

## Öffnungszeiten

- Montag: 12:00 – 22:00 Uhr
- Dienstag bis Freitag: 10:00 – 14:00 und 16:00 – 22:00 Uhr
- Samstag: 9:00 – 18:00 Uhr
- Sonntag: geschlossen

Letzter Einlass ist 45 Minuten vor Schließung. Am 25. und 26. Dezember haben wir geschlossen.

Das Café schließt eine Stunde vor der Halle.`,
  es: `# Rocódromo Norte

Un rocódromo con 200 vías. Abrimos el 4 de marzo de 2017.

## Horario de apertura

- Lunes: 12:00 – 22:00
- Martes a viernes: 10:00 – 14:00 y 16:00 – 22:00
- Sábado: 9:00 – 18:00
- Domingo: cerrado

La última entrada es 45 minutos antes del cierre. Cerramos el 25 y el 26 de diciembre.

La cafetería cierra una hora antes que el rocódromo.`,
  fr: `# Salle Nord

Une salle d'escalade avec 200 voies. Nous avons ouvert le 4 mars 2017.

## Horaires d'ouverture

- Lundi : 12h00 – 22h00
- Mardi à vendredi : 10h00 – 14h00 et 16h00 – 22h00
- Samedi : 9h00 – 18h00
- Dimanche : fermé

La dernière entrée est 45 minutes avant la fermeture. Nous sommes fermés les 25 et 26 décembre.

Le café ferme une heure avant la salle.`,
}

const indexes = new Map<Language, ReturnType<typeof buildIndex>>()
function indexOf(language: Language) {
  const known = indexes.get(language)
  if (known) return known
  const pages = [{ url: 'https://hall.example/', title: 'Nord', language, text: sites[language]! }]
  const made = buildIndex(
    { pages, facts: [], websiteUrl: 'https://hall.example/', timeZone: 'Europe/London' },
    { language },
  )
  indexes.set(language, made)
  return made
}

const hears = async (language: Language, questions: string, now?: string): Promise<string> =>
  (await talk(language, questions, now)).text

async function talk(language: Language, questions: string, now?: string): Promise<Answer> {
  const index = await indexOf(language)
  const said = questions.split(' >> ')
  return answer({
    index,
    assistant: assistantOf('Nord', language),
    question: said.at(-1)!,
    history: said.slice(0, -1).map((content) => ({ role: 'user', content })),
    ...(now && { now: new Date(now) }),
  })
}

describe('whether it is open at a time of the day', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'Are you open on Monday morning?', /^No\. We open at 12:00/],
    ['en', 'are you closed on monday morning', /^Yes\. We open at 12:00/],
    ['en', 'are you open on monday afternoon', /^Yes/],
    ['en', 'are you open sunday evening', /^No\. We close at 17:00/],
    ['en', 'are you open on friday night', /^Yes/],
    ['en', 'Can I come on Monday at 11?', /^No\. We open at 12:00/],
    ['en', 'Can I come on Saturday at 9?', /^Yes\. Saturday/],
    ['en', 'could I come by at 7 in the evening on Thursday', /^Yes/],
    ['en', 'are you open late on friday, like 10pm?', /^No\. We close at 22:00/],
    ['en', 'can we drop in on saturday at 6pm', /^No\. We close at 18:00/],
    ['en', 'are you open at half past nine on friday', /^No\. We open at 10:00/],
    ['en', 'are you open at 1 on sunday', /^No\. We open at 14:00/],
    ['en', 'are you still open at 9 on wednesday', /^Yes/],
    ['en', 'are you open until 8 on saturday', /^No\. We close at 18:00/],
    ['en', 'Do you close at 6 on Saturday?', /^Yes/],
    ['en', 'Do you close at 7 on Saturday?', /^No\. We close at 18:00/],
    ['en', 'do you open before 10 on saturdays', /^Yes/],
    ['de', 'habt ihr montag vormittag offen', /^Nein\. Wir öffnen um 12:00 Uhr/],
    ['de', 'Haben Sie am Montagmorgen geöffnet?', /^Nein\. Wir öffnen um 12:00 Uhr/],
    ['de', 'Habt ihr am Freitagabend auf?', /^Ja\. Freitag/],
    ['de', 'Habt ihr am Samstagabend zu?', /^Ja\. Wir schließen um 18:00 Uhr/],
    ['de', 'Habt ihr Freitag um 15 Uhr offen?', /^Nein\. Wir öffnen um 16:00 Uhr/],
    ['de', 'Kann ich am Samstag um 9 kommen?', /^Ja\. Samstag/],
    ['de', 'Öffnungszeiten Samstag Vormittag', /^Samstag/],
    ['de', 'Habt ihr samstags um halb neun schon auf?', /^Nein\. Wir öffnen um 9:00 Uhr/],
    ['es', '¿abren los lunes por la mañana?', /^No\. Abrimos a las 12:00/],
    ['es', '¿Están cerrados los lunes por la mañana?', /^Sí\. Abrimos a las 12:00/],
    ['es', '¿Están abiertos el viernes a las 15:00?', /^No\. Abrimos a las 16:00/],
    ['es', '¿Abren los sábados a las ocho y media?', /^No\. Sábado/],
    ['es', '¿Puedo pasar el jueves a las 7 de la tarde?', /^Sí\. Jueves/],
    ['fr', 'Êtes-vous ouverts le lundi matin ?', /^Non\. Nous ouvrons à 12h00/],
    ['fr', 'Êtes-vous ouverts vendredi à 15 heures ?', /^Non\. Nous ouvrons à 16h00/],
    ['fr', 'Je peux passer jeudi à 19h ?', /^Oui\. Jeudi/],
  ])('%s: %s', async (language, question, heard) => {
    expect(await hears(language, question)).toMatch(heard)
  })

  test.each([
    // '7' and '8' may be morning or evening; 'late' has no hour.
    ['are you open at 8 on friday', /^Friday: 10:00/],
    ['Do you open late on Friday?', /^Friday: 10:00/],
    ['are you open in the mornings?', /^These are/],
    ['are you open on weekday mornings', /^Monday: 12:00/],
  ])('says neither yes nor no where the hours do not tell: %s', async (question, heard) => {
    expect(await hears('en', question)).toMatch(heard)
  })

  test.each([
    ['are you open on friday >> and at 11pm?', /^No\. We close at 22:00\. Friday/],
    ['are you open on monday >> in the morning?', /^No\. We open at 12:00\. Monday/],
    ['can i park my motorbike >> when can i come on friday', /^Friday: 10:00 – 22:00/],
  ])('in a conversation: %s', async (questions, heard) => {
    expect(await hears('en', questions)).toMatch(heard)
  })

  test('coming on a day is no question for hours where something else is asked for', async () => {
    expect(await hears('en', 'can i park my motorbike >> and if we come on fridays')).not.toMatch(
      /^(?:Yes|Friday)/,
    )
    expect(await hears('en', 'can we come on fridays')).toMatch(/^Yes\. Friday/)
  })

  test.each([
    ['Can you come on Monday at 11?', /^I'm not sure this answers it: Monday: 12:00 – 22:00/],
    ['Can I book a lesson on Monday at 11?', /^I'm not sure this answers it/],
  ])('is not told to whoever asks for something else: %s', async (question, instead) => {
    const said = await talk('en', question)
    expect(said.answered).toBe(false)
    expect(said.text).toMatch(instead)
  })
})

test.each<[string, [number, number][] | null]>([
  ['9 – 5', [[9, 17]]],
  ['9am – 5', [[9, 17]]],
  [
    '9 – 12, 2 – 5',
    [
      [9, 12],
      [14, 17],
    ],
  ],
  [
    '10:00 – 14:00 und 16:00 – 22:00 Uhr',
    [
      [10, 14],
      [16, 22],
    ],
  ],
  [
    '8 – 12.30 and 1.15 – 4.45',
    [
      [8, 12.5],
      [13.25, 16.75],
    ],
  ],
  // A 24-hour clock would write '01.15'.
  [
    '08.00 – 12.30 and 1.15 – 4.45',
    [
      [8, 12.5],
      [13.25, 16.75],
    ],
  ],
  ['08:30 – 5:30', [[8.5, 17.5]]],
  ['9:00 – 05:00', [[9, 29]]],
  ['5pm – 11', [[17, 23]]],
  ['6 – 1 am', [[18, 25]]],
  ['12 noon – 1am (kitchen until 10pm)', [[12, 25]]],
  ['5pm – midnight', [[17, 24]]],
  ['18:00 – 02:00', [[18, 26]]],
  ['5 – 11', null],
  ['12 – 2', null],
])('%s is read as opening hours', (written, hours) => {
  expect(readIntervals(written)).toEqual(hours?.map((span) => span.map((hour) => hour * 60)) ?? null)
})

test.each<[Language, string]>([
  ['en', 'Since when have you been open?'],
  ['de', 'Seit wann habt ihr geöffnet?'],
  ['es', '¿Desde cuándo están abiertos?'],
  ['fr', 'Depuis quand êtes-vous ouverts ?'],
])('since when it has been open is not told by hours: %s %s', async (language, question) => {
  const said = await talk(language, question)
  expect(shownBy(said)).toContain('2017')
  expect(said.text).not.toContain(phrasesOf(language).hoursHeading)
})

describe('a day of the year on which it is closed', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'Are you open on 26 December?', /closed on 25 and 26 December/],
    ['en', 'Are you open at 3pm on 26 December?', /closed on 25 and 26 December/],
    ['de', 'Haben Sie am 26. Dezember offen?', /Am 25. und 26. Dezember haben wir geschlossen/],
    ['es', '¿Abren el 26 de diciembre?', /Cerramos el 25 y el 26 de diciembre/],
    ['fr', 'Êtes-vous ouverts le 26 décembre ?', /fermés les 25 et 26 décembre/],
  ])('%s: %s', async (language, question, heard) => {
    const said = await hears(language, question)
    expect(said).toMatch(heard)
    expect(said).not.toMatch(/^(?:Yes|Ja|Sí|Oui)/)
  })
})

describe('where the clock of the business is known', () => {
  const mondayBeforeNoon = '2026-11-16T11:30:00Z'

  test.each<[Language, string, RegExp]>([
    ['en', 'what time do you close today', /^Today \(Monday\): 12:00 – 22:00\.$/],
    ['en', 'open today?', /^Yes\. Today \(Monday\): 12:00 – 22:00\.$/],
    ['en', 'are you open tomorrow', /^Yes\. Tomorrow \(Tuesday\): 10:00 – 22:00\.$/],
    ['en', 'open now?', /^No, we are closed right now\. We open at 12:00\. Monday/],
    ['en', 'are you open this morning', /^No\. We open at 12:00\. Today \(Monday\)/],
    ['en', 'can I come tomorrow at 9', /^No\. We open at 10:00\. Tomorrow \(Tuesday\)/],
    ['de', 'habt ihr morgen früh auf?', /^Ja\. Morgen \(Dienstag\)/],
    ['es', '¿abren por la mañana?', /^Este es/],
    ['es', '¿abren mañana por la mañana?', /^Sí\. Mañana \(martes\)/],
  ])('%s: %s', async (language, question, heard) => {
    expect(await hears(language, question, mondayBeforeNoon)).toMatch(heard)
  })

  test('and the whole week is told where it is not', async () => {
    for (const question of ['what time do you close today', 'are you open tomorrow', 'open now?']) {
      const said = await hears('en', question)
      expect(said).toMatch(/^These are our opening hours/)
      expect(said).toContain('Saturday: 9:00 – 18:00')
    }
  })
})

test('the same day, asked at the start of a conversation, is the day that was named', async () => {
  const pages = [{ url: 'https://barn.example/', title: 'Barn', language: 'en', text: sites.en! }]
  const index = await buildIndex({ pages, facts: [] }, { language: 'en' })
  const assistant = assistantOf('Barn')
  const question = 'If I bring a kettle on Monday, is it ready the same day?'
  expect(answer({ index, assistant, question })).toMatchObject({ answered: false })
  expect(answer({ index, assistant, question: 'Are you open on Monday?' })).toMatchObject({ answered: true })
})
