import { expect, test } from 'vitest'
import { priceQuestion, readSiteWords } from './price-question.ts'

const written = `Every new patient begins with an examination. Children need their own wetsuit hire. We do a deep clean of the
kiln, and a cut takes half an hour. Our wedding cakes are made to order. After six parking is free. Ask for a bridal trial,
a full set of nails or an oil change. Each guided walk ends at the pub; the season ticket is for regulars. A filling takes
half an hour; teeth whitening needs two visits.`

const site = readSiteWords(written)

test.each([
  ['New patient examination – Plan member price', 'How much is a new patient examination?'],
  ['Oil change (small car)', 'How much is an oil change?'],
  ['Wedding cakes', 'How much are wedding cakes?'],
  ['Bridal trial', 'How much is a bridal trial?'],
  ['Guided walk for two', 'How much is a guided walk for two?'],
  ['Parking', 'How much is parking?'],
  ['Teeth whitening', 'How much is teeth whitening?'],
  ['White filling', 'How much is a White filling?'],
  ['Filling', 'How much is a filling?'],
  ['Full set of nails', 'How much is a full set of nails?'],
  ['Thai massage', 'How much is a Thai massage?'],
  ['MOT', 'How much is an MOT?'],
  ['Wetsuit hire', 'How much is wetsuit hire?'],
  ['The Estuary Pass', 'How much is The Estuary Pass?'],
  ['Bronze', 'How much is Bronze?'],
  ['Wash & cut', 'How much is Wash & cut?'],
  ['Season ticket: adult', 'How much is a season ticket?'],
])('%s', (label, question) => {
  expect(priceQuestion(label, 'en', site)).toBe(question)
})

test.each([
  '60 minutes',
  'Adult (16+)',
  '– Plan price',
  'per night / per week',
  'Large dog',
  '£45 voucher',
  '',
])('%s names nothing to ask for', (label) => {
  expect(priceQuestion(label, 'en', site)).toBeNull()
})

test.each([
  ['de', 'Ölwechsel – Kleinwagen', 'ein ölwechsel', 'Was kostet Ölwechsel?'],
  ['fr', 'Forfait famille (4 personnes)', 'le forfait famille', 'Combien coûte forfait famille ?'],
  ['es', 'Limpieza dental', 'una limpieza dental', '¿Cuánto cuesta limpieza dental?'],
  ['ja', 'ヘアカット（大人）', 'カット', 'ヘアカットの料金はいくらですか？'],
  ['ko', '스케일링 – 회원', '', '스케일링 가격은 얼마인가요?'],
] as const)('%s: %s', (language, label, text, question) => {
  expect(priceQuestion(label, language, readSiteWords(text))).toBe(question)
})
