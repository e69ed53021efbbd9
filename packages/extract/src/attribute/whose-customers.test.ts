import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** How to reach a business by what its pages say: phones, mails and addresses, asked ones with a question mark. */
const contacts = (language: string, ...pages: [path: string, body: string, footer?: string][]) =>
  findFacts(
    pages.map(([path, body, footer = '']) =>
      readHtml(
        `<html lang="${language}"><head><title>Weir Lodge</title></head><body><main><h1>Weir Lodge</h1>${body}</main>
        <footer><p>${footer}</p></footer></body></html>`,
        `https://weir-lodge.example${path}`,
      ),
    ),
  )
    .filter(({ kind }) => ['phone', 'email', 'address'].includes(kind))
    .map(({ value, sure }) => `${value}${sure === false ? '?' : ''}`)

const theirs = '<p>Boulangerie Paul, 3 rue Neuve, 69001 Lyon, 04 78 11 22 33, paul@paul.test</p>'

test('how to reach customers, stockists and the press is not how to reach the business', () => {
  for (const [language, heading] of [
    ['en', 'Our clients'],
    ['en', 'Trusted by'],
    ['en', 'As seen in'],
    ['en', 'Where to buy'],
    ['en', 'Stockists'],
    ['de', 'Unsere Kunden'],
    ['de', 'Referenzen'],
    ['de', 'Händler'],
    ['fr', 'Ils nous font confiance'],
    ['fr', 'Nos clients'],
    ['it', 'I nostri clienti'],
    ['it', 'Rivenditori'],
    ['es', 'Nuestros clientes'],
    ['pt', 'Onde comprar'],
    ['nl', 'Onze klanten'],
    ['en', 'Case study: Boulangerie Paul'],
    ['de', 'Fallstudie: Boulangerie Paul'],
    ['de', 'Referenzprojekt – Boulangerie Paul'],
    ['fr', 'Étude de cas : Boulangerie Paul'],
    ['it', 'Caso di successo: Boulangerie Paul'],
    ['es', 'Caso de éxito: Boulangerie Paul'],
    ['nl', 'Praktijkvoorbeeld: Boulangerie Paul'],
  ] as const)
    for (const path of ['/', '/contact'])
      expect([heading, contacts(language, [path, `<h2>${heading}</h2>${theirs}`])]).toEqual([heading, []])
  for (const path of ['/', '/contact'])
    expect(contacts('en', [path, `<h2>Find us</h2>${theirs}`])).toEqual([
      'paul@paul.test',
      '04 78 11 22 33',
      '3 rue Neuve, 69001 Lyon',
    ])
})

test('what is for customers is the business’s, and so is what it says of itself below their names', () => {
  for (const [language, heading] of [
    ['en', 'For our clients'],
    ['de', 'Für unsere Kunden'],
    ['fr', 'Pour nos clients'],
  ] as const)
    expect(contacts(language, ['/contact', `<h2>${heading}</h2><p>Tel. 01584 555010</p>`])).toEqual([
      '01584 555010',
    ])
  expect(
    contacts('en', ['/', `<h2>Our clients</h2>${theirs}<p>Join them: call us on 01584 555010.</p>`]),
  ).toEqual(['01584 555010'])
})

test('the business’s own number stays its own below a heading of its partners', () => {
  for (const [language, heading, said] of [
    ['en', 'Our partners', 'Call us on'],
    ['de', 'Unsere Partner', 'Rufen Sie uns an:'],
    ['de', 'Unsere Partner', 'Weir Lodge, Tel.'],
    ['fr', 'Nos partenaires', 'Appelez-nous au'],
    ['it', 'I nostri partner', 'Chiamateci al'],
  ] as const) {
    const partners = `<h2>${heading}</h2>${theirs}<p>${said} 01584 555010</p>`
    const own = 'Tel. 01584 555010'
    expect(contacts(language, ['/contact', `<p>${own}</p>`], ['/network', partners])).toEqual([
      '01584 555010',
    ])
    expect(contacts(language, ['/', '<p>Rooms.</p>', own], ['/network', partners, own])).toEqual([
      '01584 555010',
    ])
  }
})

test('nor is what a line calls a case study, as a text or as a heading', () => {
  for (const [language, label] of [
    ['en', 'Case study: '],
    ['de', 'Fallbeispiel: '],
    ['fr', 'Étude de cas : '],
    ['it', 'Caso di studio: '],
    ['es', 'Caso de éxito: '],
  ] as const)
    for (const tag of ['p', 'h2', 'li'])
      for (const [said, stated] of [
        [label, []],
        ['', ['3 rue Neuve, 69001 Lyon']],
      ] as const)
        expect([
          tag,
          contacts(language, ['/', `<${tag}>${said}Boulangerie Paul, 3 rue Neuve, 69001 Lyon</${tag}>`]),
        ]).toEqual([tag, stated])
})
