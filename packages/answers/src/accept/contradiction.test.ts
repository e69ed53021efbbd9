import { describe, expect, test } from 'vitest'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import { understand } from '../understand/understand.ts'
import { contradicts } from './contradiction.ts'

const told = (sentence: string, asked: string): boolean => {
  const pages = [{ url: 'https://a.example/', title: '', text: sentence }]
  const index = buildSmallIndex({ pages, facts: [] }, { language: 'en' })
  return !contradicts(sentence, understand(asked, 'en', index, { name: '' }))
}

describe('a sentence that shares its words with a question', () => {
  const diet = 'The last formal Diet met in 1669 and was attended by only nine members.'
  const gotland = 'In 1120 Gotland gained autonomy from Sweden and admitted traders from the south.'
  const fire = 'Heating the wooden houses was prohibited because of the danger of fire.'
  const reptiles = 'There are no native reptiles or amphibians on the island.'
  const cross = 'Chemists show the green Greek cross in France and a red letter in Austria.'

  test.each([
    ['the roles exchanged', gotland, 'When did Sweden gain autonomy from Gotland?'],
    [
      'a passive without its object',
      'The town was betrayed to the Danes by merchants.',
      'Who betrayed the Danes?',
    ],
    ['the other way', 'Several monks fled to southern Italy.', 'Who fled from southern Italy?'],
    ['what it denies', reptiles, 'Which native reptiles live on the island?'],
    ['what it affirms', 'Widows were permitted to trade.', 'Who was not permitted to trade?'],
  ])('may tell %s', (_, sentence, asked) => {
    expect(told(sentence, asked)).toBe(false)
  })

  test.each([
    [diet, 'How many members attended the last Diet?'],
    [diet, 'What met in 1669?'],
    [gotland, 'When did Gotland gain autonomy from Sweden?'],
    [gotland, 'Who gained autonomy from Sweden?'],
    [fire, 'Why was heating the houses not allowed?'],
    [reptiles, 'Which animals are not native on the island?'],
    [cross, 'Where do chemists show the green Greek cross?'],
    ['Monks fled to Italy.', 'Who fled to Italy?'],
    ['The tool was designed by the director.', 'Who designed the tool?'],
    ['The Venetian Republic opened its arsenal in 1104.', 'When did Venice open its arsenal?'],
  ])('%s tells: %s', (sentence, asked) => {
    expect(told(sentence, asked)).toBe(true)
  })
})
