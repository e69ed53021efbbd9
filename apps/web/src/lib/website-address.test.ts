import { expect, test } from 'vitest'
import { withScheme } from './website-address.ts'

test('an address typed in a hurry gets its scheme, any other stays as it is', () => {
  expect(withScheme(' quay.example/shop ')).toBe('https://quay.example/shop')
  expect(withScheme('http://quay.example')).toBe('http://quay.example')
  expect(withScheme('ftp://quay.example')).toBe('ftp://quay.example')
  expect(withScheme('  ')).toBe('')
})
