import { expect, test } from 'vitest'
import { textsFor } from '../launcher-texts.ts'
import { liveTexts } from '../live-texts.ts'
import { texts } from './all.ts'
import { en } from './en.ts'

const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
}

test('the widget speaks twelve languages', () => {
  expect(Object.keys(texts)).toEqual(['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi'])
})

test('every text exists in every language, with the same gaps to fill', () => {
  for (const [language, own] of Object.entries(texts))
    for (const [key, english] of Object.entries(en)) {
      const text = own[key as keyof typeof en]
      expect(text, `${language}.${key}`).toBeTruthy()
      expect(text.split('{}').length, `${language}.${key}`).toBe(english.split('{}').length)
    }
})

test('so does the link to a person', () => {
  expect(Object.keys(liveTexts).sort()).toEqual(Object.keys(texts).sort())
  for (const [language, own] of Object.entries(liveTexts))
    for (const [key, text] of Object.entries(own))
      expect(text.includes('{}'), `${language}.${key}`).toBe(['here', 'typing'].includes(key))
})

test('the bubble has its words in every language', () => {
  for (const language of Object.keys(texts)) {
    const [code, label, unreachable] = textsFor(language)
    expect(code).toBe(language)
    expect(unreachable.length, language).toBeGreaterThan(label.length)
  }
})

test('every language is written in its own script', () => {
  for (const [language, script] of Object.entries(scripts))
    for (const [key, text] of Object.entries({ ...texts[language], ...liveTexts[language] }))
      expect(text, `${language}.${key}`).toMatch(script)
})
