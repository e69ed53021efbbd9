import { expect, test } from 'vitest'
import { findFolded, folded } from './folded.ts'

const marked = (text: string, wanted: string) => {
  const found = findFolded(text, wanted)
  return found && text.slice(found.start, found.end)
}

test.each([
  ['Café ZÜRICH', 'cafe zurich'],
  ['cafe\u0301', 'cafe'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Łódź Ærø œuvre Đà Nẵng', 'lodz aero oeuvre da nang'],
  ['İstanbul ÇARŞI çarşı', 'istanbul carsi carsi'],
  ['Ёлка ΑΘΉΝΑ Χάρτης', 'елка αθηνα χαρτησ'],
  ['ﬁne 12\u00a0€', 'fine 12 €'],
  ['がガ हिन्दी กำลัง مُحَمَّد 한국 ≠', 'がガ हिन्दी กําลัง مُحَمَّد 한국 ≠'],
  ['ｶﾞ', 'ガ'],
  ['¨ up', ' \u0308 up'],
  ['It’s “5–6”, rock ‘n’ roll', `it's "5-6", rock 'n' roll`],
])('%s is folded to %s', (text, expected) => {
  expect(folded(text)).toBe(expected.normalize('NFC'))
  expect(folded(folded(text))).toBe(folded(text))
})

test('a match covers the text as written', () => {
  expect(marked('Wo in Zürich?', 'zurich')).toBe('Zürich')
  expect(marked('Wo in Zurich?', 'ZÜRICH')).toBe('Zurich')
  expect(marked('a cafe\u0301 here', 'cafe')).toBe('cafe\u0301')
  expect(marked('große Straße 5', 'strasse')).toBe('Straße')
  // A match never splits a letter.
  expect(marked('große', 'os')).toBe('oß')
  expect(marked('ﬁne', 'ine')).toBe('ﬁne')
  expect(marked('über 🦷 den Zähnen', 'ZAHN')).toBe('Zähn')
  expect(marked('ひらｶﾞﾅ', 'ガナ')).toBe('ｶﾞﾅ')
  expect(marked('\u1112\u1161\u11ab국', '한국')).toBe('\u1112\u1161\u11ab국')
  expect(marked('We don’t open', "don't")).toBe('don’t')
  expect(marked('9–17 Uhr', '9-17')).toBe('9–17')
  expect(marked('İİİ done', 'done')).toBe('done')
  expect(marked('a.b*c', '.b*')).toBe('.b*')
  expect(marked('がく', 'かく')).toBeNull()
  expect(marked('anything', '')).toBeNull()
})
