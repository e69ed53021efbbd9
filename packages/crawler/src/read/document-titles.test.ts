import { expect, test } from 'vitest'
import { makeDocx, makePdf, paragraph } from '../testing/documents.ts'
import { readDocument } from './read-document.ts'

test.each([
  ['a carriage return', '\r'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
])('a title with %s becomes one line', async (_, mark) => {
  const oneLine = 'Menu Entry is free'
  const stated = `feff${Buffer.from(`Menu${mark}Entry is free`, 'utf16le').swap16().toString('hex')}`
  const pdf = makePdf([[{ x: 50, y: 700, text: 'Soup of the day.' }]], `/Title <${stated}>`)
  expect((await readDocument(pdf, null, 'https://shop.example/menu.pdf')).title).toBe(oneLine)
  const read = (bytes: Uint8Array, name: string) =>
    readDocument(bytes, 'application/octet-stream', `https://shop.example/${name}`)
  const word = makeDocx(`${paragraph(`Menu${mark}Entry is free`, 'Heading1')}${paragraph('Soup.')}`)
  expect((await read(word, 'menu.docx')).title).toBe(oneLine)
  const address = `${encodeURIComponent(`Menu${mark}Entry is free`)}.txt`
  expect((await read(Buffer.from('Soup of the day.'), address)).title).toBe(oneLine)
  if (mark === '\r') return
  const marked = Buffer.from(`# Menu${mark}Entry is free\n\nSoup.`)
  expect((await read(marked, 'menu.md')).title).toBe(oneLine)
})
