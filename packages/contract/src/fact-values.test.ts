import { expect, test } from 'vitest'
import { problemOfFact } from './fact-values.ts'

const isRefused = (kind: 'phone' | 'email' | 'address', value: string) =>
  `${value}: ${problemOfFact({ kind, value }) !== null}`

test.each([
  '0117 496 0142',
  '+49 (0) 9521 4711',
  '112',
  '911',
  '1414',
  '12345',
  '٠١١٢٣٤٥٦٧',
  '0800 FLOWERS',
  '020 7946 0018 ext. 12',
])('%s is a phone number', (value) => expect(isRefused('phone', value)).toBe(`${value}: false`))

test.each(['call us', '12', '0117', 'extension 23', '+44'])('%s is not a phone number', (value) =>
  expect(isRefused('phone', value)).toBe(`${value}: true`),
)

test.each(['hello@example.com', 'anna.b+shop@mail.example.co.uk', 'post@bücher.example', 'инфо@пример.рф'])(
  '%s is an e-mail address',
  (value) => expect(isRefused('email', value)).toBe(`${value}: false`),
)

test.each([
  'a b@c.de',
  'a@b.c',
  'hello.example.com',
  'hello@example',
  'hello@@example.com',
  'a@example.com, b@example.com',
  'Anna <anna@example.com>',
  '@example.com',
  'hello@example..com',
])('%s is not an e-mail address', (value) => expect(isRefused('email', value)).toBe(`${value}: true`))

test.each([
  '12 Quay Street, Portsmouth PO1 2AB',
  'Lindenplatz 3',
  'Harbour House',
  '東京都千代田区1-1',
  'شارع الملك 5، الرياض',
])('%s is an address', (value) => expect(isRefused('address', value)).toBe(`${value}: false`))

test.each(['x', 'A 1', '12', 'here', '12345 67'])('%s is not an address', (value) =>
  expect(isRefused('address', value)).toBe(`${value}: true`),
)
