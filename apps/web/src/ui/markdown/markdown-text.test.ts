import { expect, test } from 'vitest'
import { plainText } from './markdown-text.ts'

test('plain text keeps the words and drops the markup', () => {
  const text =
    '# Prices\n\n**Cleaning** is `80` at [our\ndesk](https://harbour.example/).\n\n| Service | Price |\n| --- | --- |\n| Crown | 900 |\n\n- one\n  - inner\n- two\n\n---\n\n> said'
  expect(plainText(text)).toBe(
    'Prices Cleaning is 80 at [our desk](https://harbour.example/). Service · Price Crown · 900 one inner two said',
  )
  expect(plainText('See [our desk](https://harbour.example/)')).toBe('See our desk')
  expect(plainText('> Pay by card.\n> [Prices](https://harbour.example/)')).toBe('Pay by card.')
  expect(plainText('<b>x</b> **cut')).toBe('<b>x</b> **cut')
})
