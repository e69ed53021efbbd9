import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cell, makeDocx, makePdf, makeZip, paragraph } from '../testing/documents.ts'
import { layOut } from './pdf-layout.ts'
import { documentKind, readDocument } from './read-document.ts'

const url = 'https://shop.example/files/price-list.pdf'

test('a PDF keeps headings, paragraphs, lists and columns', async () => {
  const page = await readDocument(
    makePdf([
      [
        { x: 50, y: 780, size: 20, text: 'Summer price list' },
        {
          x: 50,
          y: 750,
          text: 'Prices include towels and the sauna, and hold from the first of May until the last week-',
        },
        {
          x: 50,
          y: 737,
          text: 'end of September for guests of the house and for everybody else who walks in by day.',
        },
        { x: 50, y: 700, size: 14, text: 'Massages' },
        { x: 50, y: 680, text: 'Treatment' },
        { x: 250, y: 680, text: 'Minutes' },
        { x: 400, y: 680, text: 'Price' },
        { x: 50, y: 665, text: 'Back' },
        { x: 250, y: 665, text: '25' },
        { x: 400, y: 665, text: '\u20ac38'.replace('\u20ac', '\x80') },
        { x: 50, y: 650, text: 'Full body' },
        { x: 250, y: 650, text: '50' },
        { x: 400, y: 650, text: '\x8069' },
        { x: 50, y: 620, text: '\x95 Bring flip-flops' },
        { x: 50, y: 606, text: '\x95 Children from 6' },
      ],
    ]),
    'application/pdf',
    url,
  )
  expect(page.title).toBe('Summer price list')
  expect(page.text).toBe(`# Summer price list

Prices include towels and the sauna, and hold from the first of May until the last weekend of September for guests of the house and for everybody else who walks in by day.

## Massages

| Treatment | Minutes | Price |
| --- | --- | --- |
| Back | 25 | €38 |
| Full body | 50 | €69 |

- Bring flip-flops
- Children from 6`)
  expect(page.headings).toEqual([
    { level: 1, text: 'Summer price list' },
    { level: 2, text: 'Massages' },
  ])
})

test("a PDF's running titles appear once and page numbers never", async () => {
  const pages = ['one', 'two', 'three', 'four'].map((word, i) => [
    { x: 50, y: 800, text: 'Spa Hotel, phone 0117 496 0142' },
    { x: 50, y: 500, text: `This is what stands on page ${word} of the brochure.` },
    { x: 280, y: 30, text: `${i + 1} / 4` },
  ])
  const { text, title } = await readDocument(makePdf(pages, '/Title (House brochure)'), null, url)
  expect(title).toBe('House brochure')
  expect(text.split('0117 496 0142')).toHaveLength(2)
  expect(text).not.toMatch(/\d \/ 4/)
  expect(text).toContain('on page three of the brochure')
})

test('a Word document keeps headings and tables', async () => {
  const body = `${paragraph('Terms of hire', 'Heading1')}${paragraph('A deposit of £50 is due.')}<w:tbl><w:tr>${cell('Van')}${cell('A day')}</w:tr><w:tr>${cell('Small')}${cell('£45')}</w:tr><w:tr>${cell('Large')}${cell('£70')}</w:tr></w:tbl>`
  const page = await readDocument(
    makeDocx(body),
    'application/octet-stream',
    'https://shop.example/terms.docx',
  )
  expect(page.title).toBe('Terms of hire')
  expect(page.text).toBe(
    '# Terms of hire\n\nA deposit of £50 is due.\n\n| Van | A day |\n| --- | --- |\n| Small | £45 |\n| Large | £70 |',
  )
})

test('vertical tabs and the end-of-file mark of old programs are removed', async () => {
  const bytes = Buffer.from('Winter timetable\vFerry at nine\u001a')
  const page = await readDocument(bytes, 'text/plain', 'https://pier.example/t.txt')
  const text = JSON.stringify(page)
  expect(text).toContain('Ferry at nine')
  expect(text).not.toMatch(/\\u000b|\\u001a/)
})

test('text and Markdown files', async () => {
  const latin = Uint8Array.from([
    ...Buffer.from('Caf\xe9 hours\n\nMon 9-5\nTue 9-6\n\n* one\n* two\n', 'latin1'),
  ])
  const plain = await readDocument(latin, 'text/plain', 'https://shop.example/opening_hours.txt')
  expect(plain.title).toBe('opening hours')
  expect(plain.text).toBe('Café hours\n\nMon 9-5\nTue 9-6\n\n- one\n- two')
  const marked = await readDocument(
    Buffer.from(
      '# Returns\n\nWithin [30 days](https://x.example). ![x](y.png)\n[Write](mailto:a@b.example)\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
    ),
    'text/markdown',
    'https://shop.example/returns.md',
  )
  expect(marked.title).toBe('Returns')
  expect(marked.text).toBe(
    '# Returns\n\nWithin 30 days. \nWrite (a@b.example)\n\n| A | B |\n| --- | --- |\n| 1 | 2 |'.replace(
      'days. \n',
      'days.\n',
    ),
  )
})

test.each([
  ['an empty file', Buffer.alloc(0), 'application/pdf', 'The file is empty.'],
  ['half a PDF', Buffer.from('%PDF-1.4\n1 0 obj <<'), 'application/pdf', 'The PDF is damaged.'],
  [
    'HTML called PDF',
    Buffer.from('<html>Not found</html>'),
    'application/pdf',
    'The file is called a PDF but is not one.',
  ],
  [
    'a picture PDF',
    Buffer.from(makePdf([[]])),
    'application/pdf',
    'The PDF holds pictures of pages and no text.',
  ],
  ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing else'), null, 'The Word document is damaged.'],
  [
    'an archive of pictures',
    Buffer.from(makeZip({ 'a.png': 'x' })),
    null,
    'The file is an archive, not a Word document.',
  ],
  [
    'an old Word file',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'application/msword',
    'Word files from before 2007 (.doc) cannot be read. Save it as PDF or .docx.',
  ],
  [
    'a program',
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 32)),
    'text/plain',
    'The file is not a text.',
  ],
  [
    'a bomb',
    Buffer.from(makeZip({ 'word/document.xml': Buffer.alloc(80_000_000, 32) })),
    null,
    'The Word document is too large to read.',
  ],
  [
    'a bomb that is the main part under a name of its own',
    Buffer.from(
      makeZip({
        '_rels/.rels': mainPart('word/evil.bin'),
        'word/document.xml': '<w:document/>',
        'word/evil.bin': Buffer.alloc(80_000_000, 32),
      }),
    ),
    null,
    'The Word document is too large to read.',
  ],
  [
    'a Word document of fields that never end',
    Buffer.from(makeDocx(`<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(20_000)}</w:p>`)),
    null,
    'The Word document is damaged.',
  ],
  [
    'an archive with two parts of one name',
    // Readers disagree about duplicates, so one could be checked and the other one read.
    renamed(makeZip({ 'word/document.xml': 'x', 'word/documenu.xml': 'y' }), 'documenu', 'document'),
    null,
    'The Word document is damaged.',
  ],
  [
    'an archive that says it is larger than four gigabytes',
    withSize(makeZip({ 'word/document.xml': 'x' }), 0xffffffff),
    null,
    'The Word document is too large to read.',
  ],
  ['a PDF that unfolds to 80 MB', pdfBomb(80_000_000), 'application/pdf', 'The PDF is too large to read.'],
])('%s fails with a clear reason', async (_name, bytes, type, reason) => {
  await expect(readDocument(new Uint8Array(bytes), type, 'https://shop.example/file')).rejects.toThrow(reason)
})

test('a locked PDF is reported as locked', async () => {
  const plain = Buffer.from(makePdf([[{ x: 50, y: 700, text: 'secret' }]])).toString('latin1')
  const id = '<0123456789abcdef0123456789abcdef>'
  const encrypt = `/ID [${id} ${id}] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> /P -44 >>`
  const locked = Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R ${encrypt}`), 'latin1')
  await expect(readDocument(locked, 'application/pdf', url)).rejects.toThrow(
    'The PDF is locked by a password.',
  )
})

test("a document's type comes from its content type, or else from its name", () => {
  expect(documentKind('application/pdf; x', 'https://a.example/x')).toBe('pdf')
  expect(documentKind(null, 'https://a.example/x.PDF?dl=1')).toBe('pdf')
  expect(documentKind('text/plain', 'https://a.example/README.md')).toBe('markdown')
  expect(documentKind('text/html', 'https://a.example/x.pdf')).toBe(null)
  expect(documentKind('image/png', 'https://a.example/x')).toBe(null)
})

test('links of PDF and Word documents are collected, with mail addresses and phone numbers', async () => {
  const pdf = await readDocument(
    makePdf([
      [
        { x: 50, y: 780, text: 'Book a table', link: 'https://shop.example/booking' },
        { x: 50, y: 760, text: 'Write to us', link: 'mailto:desk@shop.example' },
        { x: 50, y: 740, text: 'Book a table', link: 'https://shop.example/booking' },
        { x: 50, y: 720, text: 'Our maps', link: 'https://maps.example/here' },
      ],
    ]),
    'application/pdf',
    url,
  )
  expect(pdf.links.map((link) => link.url)).toEqual([
    'https://shop.example/booking',
    'https://maps.example/here',
  ])
  expect(pdf.contacts.emails).toEqual(['desk@shop.example'])

  const docx = await readDocument(
    makeDocx(
      `${paragraph('Terms')}<w:p><w:hyperlink r:id="l1" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t>Delivery</w:t></w:r></w:hyperlink></w:p>`,
      { l1: '/delivery' },
    ),
    null,
    'https://shop.example/files/terms.docx',
  )
  expect(docx.links.map((link) => [link.url, link.text])).toEqual([
    ['https://shop.example/delivery', 'Delivery'],
  ])
})

test("a Word document's main part may have any name, and its pictures are not decompressed", async () => {
  const picture = Buffer.alloc(60_000_000, 1)
  const text = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('Fees from May')}</w:body></w:document>`
  const page = await readDocument(
    makeZip({
      '_rels/.rels': mainPart('word/fees.part'),
      'word/document.xml': '<w:document/>',
      'word/fees.part': text,
      'word/media/photo.bmp': picture,
    }),
    null,
    'https://shop.example/fees.docx',
  )
  expect(page.text).toBe('Fees from May')
})

function mainPart(target: string): string {
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`
}

function renamed(zip: Uint8Array, from: string, to: string): Buffer {
  return Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1')
}

function withSize(zip: Uint8Array, size: number): Buffer {
  const bytes = Buffer.from(zip)
  bytes.writeUInt32LE(size, bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 20)
  return bytes
}

function pdfBomb(length: number): Buffer {
  const packed = deflateSync(Buffer.alloc(length, 32))
  const before = '%PDF-1.4\n4 0 obj\n<< /Filter /FlateDecode >>\nstream\n'
  return Buffer.concat([Buffer.from(before), packed, Buffer.from('\nendstream\nendobj\n')])
}

test('Markdown with unclosed brackets is read in linear time', async () => {
  const hostile = `${'![['.repeat(200_000)}](a [shown](https://a.example) ![no](picture.png) [mail](mailto:a@b.example)`
  const page = await readDocument(
    Buffer.from(`# Notes\n\n${hostile}`),
    'text/markdown',
    'https://a.example/n.md',
  )
  expect(page.title).toBe('Notes')
  expect(page.text.endsWith('mail (a@b.example)')).toBe(true)
})

test('a PDF line of many pieces is one line', () => {
  const words = Array.from({ length: 60_000 }, (_, nth) => ({
    text: 'word',
    x: nth * 12,
    y: 700,
    width: 10,
    size: 10,
  }))
  const [line] = layOut([words])
  expect(line!.markdown.split(' ')).toHaveLength(60_000)
  const lines = words.map((word, nth) => ({ ...word, x: 0, y: -nth * 12, width: 300, text: 'divi-' }))
  expect(layOut([lines])).toHaveLength(1)
})
