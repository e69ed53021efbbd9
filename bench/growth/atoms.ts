/** A hostile input: one piece repeated up to the wanted length. */
export interface Atom {
  name: string
  piece: string
  before?: string
  after?: string
  /** Repeated at the end, once per piece. */
  closing?: string
}

/** `length` is approximate. */
export function grown({ piece, before = '', after = '', closing = '' }: Atom, length: number): string {
  const count = Math.max(1, Math.floor(length / (piece.length + closing.length)))
  return before + piece.repeat(count) + after + closing.repeat(count)
}

/** Inputs named after their piece. */
export const pieces = (...given: string[]): Atom[] =>
  given.map((piece) => ({ name: JSON.stringify(piece).slice(1, -1).slice(0, 30), piece }))

/** Long runs and unclosed constructs slow down patterns over plain text. */
export const textAtoms: Atom[] = [
  ...pieces(
    '7',
    'a',
    ' ',
    'x ',
    '1 ',
    '9:00-',
    '£1 ',
    '1,',
    'a.',
    'a@',
    '(',
    '[a](',
    '| ',
    '| a |\n',
    '# a\n',
  ),
  ...pieces(
    '- a\n',
    '\n',
    '\t\n',
    'Mon ',
    'Mon-Fri 9-5\n',
    'and ',
    'how much is ',
    '"',
    "'",
    '…',
    'ä',
    '漢',
    '\u2028',
  ),
  ...pieces(
    'Term\n: x\n',
    '£10 a\n',
    'a: ',
    '+44 1',
    '10115 ',
    'and not or ',
    'Am I ? ',
    'is it open ',
    '😀',
    '́a',
  ),
  { name: 'digits, then a letter', piece: '7', after: 'x' },
  { name: 'blanks, then a letter', piece: ' ', before: 'a', after: 'x' },
  { name: 'dashes, then a letter', piece: '-', after: 'x' },
  { name: 'dots, then a letter', piece: '.', before: 'a', after: 'x' },
]

export const markupAtoms: Atom[] = [
  ...pieces(
    '<div>',
    '<div></div>',
    '<p>a',
    '<b>',
    '</b>',
    '<a href="/x">a',
    '<li>a',
    '<ul><li>',
    '<dt>a<dd>b',
    '<h2>a</h2>',
  ),
  ...pieces(
    '<table>',
    '<tr><td>1',
    '<table><tr><td>',
    '<td colspan=60 rowspan=60>ab',
    '<br>',
    '<sup>12</sup>',
    '£1<sup>99</sup>',
  ),
  ...pieces(
    '<!--',
    '<!-- --',
    '<![CDATA[',
    '<',
    '&',
    '&amp',
    '&#',
    '<a b="',
    "<a b='",
    '<a =',
    '<script>',
    '<title>',
    '<svg>',
  ),
  ...pieces(
    '<a href="mailto:a@b.c">x</a>',
    '<a href="tel:1234567">',
    '<meta name="a" content="b">',
    '<input type=password ',
  ),
  ...pieces(
    '<div role="tab" aria-controls="p">a</div><div role="tabpanel" id="p">b</div>',
    '<div role="row"></div>',
  ),
  ...pieces(
    '<div class="col-1 a"><p>£1 09:00</p></div>',
    '<aside><p>Call 01632 960 555</p>',
    '<span itemprop="name">a</span>',
  ),
  ...pieces(
    '<summary>a</summary>',
    '<pre>a',
    '<p>20,000 7777777777</p>',
    '<p>Mon 9-5</p>',
    '<p>1 Quay St, Bristol BS1 5TR</p>',
  ),
  {
    name: 'panels of one strip of tabs',
    piece: '<div role="tabpanel" id="p">b</div>',
    before: `<div role="tablist"><i role="tab" aria-controls="p">a</i></div>`,
  },
  { name: 'digits in one paragraph', piece: '7', before: '<main><p>', after: '</p></main>' },
  { name: 'blanks in a block of code', piece: ' ', before: '<pre>a', after: 'b</pre>' },
  { name: 'classes', piece: 'col-grid-nav ', before: '<div class="', after: '"><p>a</p></div>' },
  { name: 'a title of bars', piece: 'a | ', before: '<title>', after: '</title><p>a b</p>' },
  {
    name: 'a title of bars over many lines',
    piece: '<p>a b c d</p>',
    before: `<title>${'a b | '.repeat(2_000)}</title>`,
  },
  {
    name: 'a price under a long heading',
    piece: '<p>£10</p>',
    before: `<main><h2>${'a b '.repeat(20_000)}</h2>`,
  },
  {
    name: 'microdata hours',
    piece: '<meta itemprop="openingHours" content="Mo-Su 09:00-17:00">',
    before: '<div itemscope itemtype="https://schema.org/Store">',
  },
]

const person = '{"@type":"Dentist","name":"a","telephone":"01632 960 555","address":{"addressCountry":"GB"}},'

export const jsonLdAtoms: Atom[] = [
  { name: 'lists in lists', piece: '[' },
  { name: 'closed lists in lists', piece: '[', closing: ']' },
  { name: 'things in things', piece: '{"a":', after: '1', closing: '}' },
  { name: 'many things', piece: person, before: '[', after: '{}]' },
  { name: 'a long string of lines', piece: 'a \\n ', before: '{"@type":"Dentist","name":"', after: '"}' },
  { name: 'a long type', piece: 'Medical', before: '{"@type":"', after: '-","name":"a"}' },
  {
    name: 'hours in one string',
    piece: 'Mo-Su 09:00-17:00, ',
    before: '{"@type":"Dentist","openingHours":"',
    after: '"}',
  },
  { name: 'days without an end', piece: 'Mo-', before: '{"@type":"Dentist","openingHours":"', after: '"}' },
  { name: 'comments', piece: '/* ', after: '{}' },
  { name: 'commas', piece: ', ', before: '[', after: ']' },
]

export const robotsAtoms: Atom[] = [
  { name: 'a comment and a line separator', piece: '#', after: '\u2028' },
  ...pieces(
    'user-agent: *\n',
    'user-agent: *\ndisallow: /*a*a*a*a\n',
    'sitemap: /s.xml\n',
    'a : ',
    ' ',
    '\r',
    ':',
    '\u2028',
  ),
  { name: 'stars', piece: '*a', before: 'user-agent: *\ndisallow: /' },
  { name: 'rules of stars', piece: 'disallow: /*aa*ab*aa*ab*b$\n', before: 'user-agent: *\n' },
  { name: 'rules', piece: 'allow: /aaaaaaaaaaaaaaaa\n', before: 'user-agent: *\n' },
]

export const sitemapAtoms: Atom[] = [
  ...pieces(
    '<loc><![CDATA[',
    '<loc>',
    '<loc><![CDATA[ ]]>',
    '</loc>',
    '<',
    ' ',
    'https://a.example/x\n',
    '<!-- ',
    '<a:',
    '&#1',
  ),
  { name: 'addresses', piece: '<url><loc>https://a.example/x</loc></url>', before: '<urlset>' },
  { name: 'entries in entries', piece: '<loc>a', before: '<urlset>', after: '</loc>' },
  {
    name: 'escapes in one address',
    piece: '&amp;',
    before: '<urlset><loc>https://a.example/',
    after: '</loc>',
  },
]
