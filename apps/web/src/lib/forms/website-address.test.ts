import { expect, test } from 'vitest'
import { websitePattern, withScheme } from './website-address.ts'

test('an address without a scheme gets https, others stay unchanged', () => {
  expect(withScheme(' quay.example/shop ')).toBe('https://quay.example/shop')
  expect(withScheme('http://quay.example')).toBe('http://quay.example')
  expect(withScheme('ftp://quay.example')).toBe('ftp://quay.example')
  expect(withScheme('  ')).toBe('')
})

test('the pattern accepts website addresses and rejects everything else', () => {
  // Browsers compile field patterns like this.
  const pattern = new RegExp(`^(?:${websitePattern})$`, 'v')
  const addresses = [
    'quay.example',
    ' www.quay.example/shop?x=1#top ',
    'HTTPS://quay.example'.toLowerCase(),
    'http://127.0.0.1:3000/sample-site/',
    'localhost:3000/sample-site/',
    'bücher.example',
  ]
  expect(addresses.filter((address) => !pattern.test(address))).toEqual([])
  const others = [
    'quay',
    'my shop',
    'quay.',
    '.example',
    'me@quay.example',
    'ftp://quay.example',
    'javascript:1',
    'a..b',
  ]
  expect(others.filter((text) => pattern.test(text))).toEqual([])
})
