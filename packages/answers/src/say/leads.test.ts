import { expect, test } from 'vitest'
import { underLead } from './leads.ts'

const isolated = /^\S.* \u2068[^\u2068\u2069]+\u2069(?:\n\u2068[^\u2068\u2069]+\u2069)*$/u

test('a quote that runs the other way than its lead is kept apart, line by line', () => {
  expect(underLead('يقول موقعنا بالإنجليزية:', 'Dogs are welcome.\nCats are not.', 'en', 'ar')).toMatch(
    isolated,
  )
  expect(underLead('Our website says, in Arabic:', 'الكلاب مرحب بها.', 'ar', 'en')).toMatch(isolated)
})

test('a quote that runs as its lead does stays as it is', () => {
  expect(underLead('Our website says, in German:', 'Hunde sind willkommen.', 'de', 'en')).toBe(
    'Our website says, in German: Hunde sind willkommen.',
  )
  expect(underLead('يقول موقعنا:', 'الكلاب مرحب بها.', 'ar', 'ar')).toBe('يقول موقعنا: الكلاب مرحب بها.')
})
