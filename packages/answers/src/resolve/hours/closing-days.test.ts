import { expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildSmallIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Language } from '../../types.ts'

const hear = (language: Language, text: string, question: string) =>
  answer({
    index: buildSmallIndex(
      { pages: [{ url: 'https://inn.example/hours', title: 'The Old Mill', language, text }], facts: [] },
      { language },
    ),
    assistant: { ...assistantOf('The Old Mill'), language },
    question,
  }).text

test.each<[Language, string, string, RegExp]>([
  [
    'en',
    '# Opening hours\n\n- Daily 9:00–17:00\n- Closing day: Wednesday',
    'Are you open on Wednesday?',
    /closed/i,
  ],
  [
    'it',
    '# Orari di apertura\n\n- Tutti i giorni 9:00–17:00\n- Giorno di chiusura: mercoledì',
    'Siete aperti il mercoledì?',
    /chius/i,
  ],
  [
    'fr',
    '# Horaires\n\n- Tous les jours 9:00–17:00\n- Fermeture hebdomadaire : mercredi',
    'Êtes-vous ouverts le mercredi ?',
    /ferm/i,
  ],
  ['ja', '# 営業時間\n\n- 毎日 9:00〜17:00\n- 定休日：水曜日', '水曜日は営業していますか？', /休業/],
])('a closing day that a noun names is told as closed, in %s', (language, text, question, closed) => {
  const said = hear(language, text, question)
  expect(said).toMatch(closed)
  expect(said).not.toContain('17:00')
})

test('of a day that is left out beside a closed one, another line is told and not that it is closed', () => {
  const week = `# Opening hours\n\nMonday to Friday: 9:00–17:00\n\n`
  expect(hear('en', week, 'Are you open on Saturday?')).toMatch(/closed/)
  const said = hear(
    'en',
    `${week}Sunday: closed\n\n# Saturdays\n\nIn winter we open on Saturdays at nine, in summer at ten.`,
    'Are you open on Saturday?',
  )
  expect(said).toContain('In winter we open on Saturdays')
  expect(said).not.toMatch(/Saturday[^.]*closed/)
})
