import { expect, test } from 'vitest'
import { decodeBody, findCharset } from './decode.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))

// The bytes are written by hand from charset tables, because TextEncoder supports UTF-8 only.
const russian = [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcd, 0xc9, 0xd2] // Привет, мир in KOI8-R
const japanese = [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea] // 日本語 in Shift_JIS
const chinese = [0xd6, 0xd0, 0xce, 0xc4] // 中文 in GBK
const korean = [0xc7, 0xd1, 0xb1, 0xdb] // 한글 in EUC-KR

test('Latin-1 in a header means windows-1252, with curly quotes and the euro sign', () => {
  const body = bytes('Caf', [0xe9], ' ', [0x93], 'Bar', [0x94], ' ', [0x80], '5')
  expect(decodeBody(body, 'text/html; charset=ISO-8859-1')).toBe('Café “Bar” €5')
  expect(decodeBody(body, 'text/html; charset=windows-1252')).toBe('Café “Bar” €5')
})

test("the header's charset is used", () => {
  expect(decodeBody(bytes(japanese), 'text/html; charset=Shift_JIS')).toBe('日本語')
  expect(decodeBody(bytes(chinese), 'text/html;charset="gbk"')).toBe('中文')
  expect(decodeBody(bytes(korean), 'text/html; charset=euc-kr')).toBe('한글')
  expect(decodeBody(bytes(russian), 'text/html; charset=koi8-r')).toBe('Привет, мир')
})

test("the page's charset is used", () => {
  expect(decodeBody(bytes('<meta charset="shift_jis"><p>', japanese), 'text/html')).toContain('日本語')
  expect(
    decodeBody(bytes('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', chinese)),
  ).toContain('中文')
  expect(decodeBody(bytes('<?xml version="1.0" encoding="KOI8-R"?><html>', russian))).toContain('Привет')
})

test('UTF-16 is recognised with and without a byte order mark', () => {
  const little = new Uint8Array(Buffer.from('<html><p>Grüße 日本</p></html>', 'utf16le'))
  const big = little.slice()
  for (let i = 0; i < big.length; i += 2) [big[i], big[i + 1]] = [big[i + 1]!, big[i]!]
  expect(decodeBody(little)).toContain('Grüße 日本')
  expect(decodeBody(big)).toContain('Grüße 日本')
  expect(decodeBody(bytes([0xff, 0xfe], [...little]), 'text/html; charset=utf-8')).toBe(
    '<html><p>Grüße 日本</p></html>',
  )
  expect(decodeBody(bytes([0xfe, 0xff], [...big]))).toBe('<html><p>Grüße 日本</p></html>')
})

test('the UTF-8 byte order mark is not part of the text', () => {
  expect(decodeBody(bytes([0xef, 0xbb, 0xbf], [...utf8('é')]), 'text/html; charset=latin1')).toBe('é')
})

test('a Latin-1 header is ignored for a UTF-8 page', () => {
  expect(decodeBody(utf8('<p>Öffnungszeiten – täglich</p>'), 'text/html; charset=iso-8859-1')).toContain(
    'Öffnungszeiten – täglich',
  )
})

test("the page's charset overrides a Latin-1 header", () => {
  const body = bytes('<meta charset=shift_jis>', japanese, japanese, japanese)
  expect(decodeBody(body, 'text/html; charset=ISO-8859-1')).toContain('日本語')
})

test('a UTF-8 header is ignored for other charsets', () => {
  expect(decodeBody(bytes('<meta charset=koi8-r>', russian), 'text/html; charset=utf-8')).toContain('Привет')
  expect(decodeBody(bytes('Caf', [0xe9], ' cr', [0xe8], 'me'), 'text/html; charset=utf-8')).toBe('Café crème')
})

test('a truncated or partly broken UTF-8 page stays UTF-8', () => {
  const text = utf8('Grüße aus Köln, '.repeat(40))
  expect(decodeBody(text.subarray(0, text.length - 5), 'text/html')).toMatch(/Grüße aus K\ufffd$/)
  const broken = bytes([...text], [0xe9], [...text])
  expect(decodeBody(broken, 'text/html; charset=utf-8')).toContain('Grüße aus Köln')
})

test('an undeclared charset is detected from the text', () => {
  const letters = [
    ...'Мы открыты с понедельника по пятницу, приходите к нам в магазин на улице'.toLowerCase(),
  ]
  const koi8 = 'юабцдефгхийклмнопярстужвьызшэщчъ'
  const body = letters.map((letter) => {
    const at = koi8.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 0xc0 + at
  })
  expect(decodeBody(bytes('<p>', body, body, '</p>'))).toContain('открыты с понедельника')
  expect(findCharset(bytes('plain'))).toBe('utf-8')
})

test('unknown charsets and empty bodies are no error', () => {
  expect(decodeBody(utf8('naïve'), 'text/html; charset=nonsense')).toBe('naïve')
  expect(decodeBody(new Uint8Array(0), null)).toBe('')
})
