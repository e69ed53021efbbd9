import { expect, test } from 'vitest'
import { assistantOf } from '../testing/assistant.ts'
import { withManner } from './style.ts'

test.each([
  ['pt', 'Como reservo mesa?', 'É preciso reservar por telefone.', false],
  ['pt', 'Como reservo mesa?', 'Pode reservar por telefone.', true],
  ['fr', 'Quand ouvrez-vous ?', 'Nous ouvrons au début du mois.', true],
] as const)('%s: what binds is not said cheerfully: %s %s', (language, question, text, isCheerful) => {
  const assistant = { ...assistantOf('Weir', language), personality: 'friendly' as const }
  const said = withManner(text, assistant, { language, written: [language], question })
  expect(said !== text).toBe(isCheerful)
})
