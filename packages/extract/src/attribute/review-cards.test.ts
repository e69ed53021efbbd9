import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

/** Phones, prices and hours of a page that itself tells one number. */
const told = (body: string, language = 'en') =>
  findFacts([
    readHtml(
      `<html lang="${language}"><head><title>Linde</title></head><body><main><h1>Linde</h1>
      <p>Our own number: 01584 555 010</p>${body}</main></body></html>`,
      'https://linde.example/',
    ),
  ])
    .filter(({ kind }) => ['phone', 'price', 'hours'].includes(kind))
    .map(({ value }) => value)
const ours = '01584 555 010'

const said: [language: string, one: string, other: string, who: string][] = [
  ['en', 'Cakes £10, wow. Call 01584 999 888.', 'Bread only £2, open Sundays 9–12.', 'Anna Miller'],
  ['de', 'Torte 10 €, toll. Ruft 01584 999 888 an.', 'Brot nur 2 €, sonntags 9–12 Uhr offen.', 'Anna Müller'],
  [
    'fr',
    'Gâteau 10 €, bravo. Appelez le 01584 999 888.',
    'Pain à 2 €, ouvert dimanche 9h–12h.',
    'Anne Martin',
  ],
  ['it', 'Torta 10 €, ottima. Chiamate 01584 999 888.', 'Pane 2 €, aperto domenica 9–12.', 'Anna Bianchi'],
  ['es', 'Tarta 10 €, genial. Llamad al 01584 999 888.', 'Pan 2 €, abierto domingo 9–12.', 'Ana López'],
]

test.each(said)(
  'cards of what customers say, each alike, are no table of facts: %s',
  (language, a, b, who) => {
    for (const card of [
      (text: string) => `<blockquote><p>${text}</p><footer>${who}</footer></blockquote>`,
      (text: string) => `<figure><blockquote>${text}</blockquote><figcaption>${who}</figcaption></figure>`,
      (text: string) => `<div class="testimonial"><p>${text}</p><p>${who}</p></div>`,
      (text: string) => `<div><div class="review-card"><p>${text}</p><p>${who}</p></div></div>`,
      (text: string) => `<div><p>"${text}"</p><p>${who}</p></div>`,
      (text: string) => `<div><p>“${text}”</p><p>${who}, 12.5.2024</p></div>`,
      (text: string) => `<div><p>5/5</p><p>${text}</p><p>${who}</p></div>`,
    ])
      expect([card(''), told(`<section>${card(a)}${card(b)}</section>`, language)]).toEqual([
        card(''),
        [ours],
      ])
  },
)

test.each(said)('nor are rows of a table whose cells are quotations: %s', (language, a, b, who) => {
  for (const cell of [(text: string) => `<blockquote>${text}</blockquote>`, (text: string) => `«${text}»`]) {
    const row = (text: string) => `<tr><td>${cell(text)}</td><td>${who}</td></tr>`
    expect(told(`<table><tr><th>Text</th><th>Name</th></tr>${row(a)}${row(b)}</table>`, language)).toEqual([
      ours,
    ])
    expect(told(`<table>${row(a)}${row(b)}</table>`, language)).toEqual([ours])
  }
})

test.each(said)(
  'stars or a share of five, the text and a name are a review: %s',
  (language, text, _, who) => {
    const ago = { de: 'vor 2 Wochen', fr: 'il y a 2 semaines', it: '2 settimane fa', es: 'hace 2 semanas' }
    const when = ago[language as keyof typeof ago] ?? '2 weeks ago'
    for (const rating of [
      '<p>5/5</p>',
      '<p>4,5 / 5</p>',
      '<p>★★★★★</p>',
      '<img alt="5 stars" src="s.svg">',
      '<div><img alt="5 von 5 Sternen" src="s.svg"></div>',
      '<div role="img" aria-label="5 étoiles"></div>',
      '<img alt="5 stelle" src="s.svg">',
      '<img alt="cinco estrellas" src="s.svg">',
    ])
      for (const body of [
        `${rating}<p>${text}</p><p>${who}, ${when}</p>`,
        `<div class="card">${rating}<p>${text}</p><p>Anna M.</p></div>`,
        `<div><p>Anna M., ${when}</p>${rating}<p>${text}</p></div>`,
        `<div><p>${text}</p>${rating}<p>${who}</p></div>`,
      ])
        expect([body, told(body, language)]).toEqual([body, [ours]])
  },
)

test.each(said)(
  'a figure of sentences with a name below, and what a q element holds: %s',
  (language, text, _, who) => {
    for (const body of [
      `<figure><p>${text}</p><figcaption>Anna, customer</figcaption></figure>`,
      `<figure><p>${text}</p><figcaption>${who}</figcaption></figure>`,
      `<p><q>${text}</q></p>`,
      `<div><p><q>${text}</q></p><p>${who}</p></div>`,
      `<p>'${text}'</p><p>${who}</p>`,
    ])
      expect([body, told(body, language)]).toEqual([body, [ours]])
  },
)

test('a price list with stars, a hotel’s own stars, and what callers ask stay the business’s', () => {
  const row = (name: string, price: string) =>
    `<div><div>${name}</div><div class="reviews">(12)</div><div>${price}</div></div>`
  expect(told(`<div>${row('Rye loaf', '£4')}${row('Bun', '£1')}${row('Cake', '£12')}</div>`)).toEqual([
    ours,
    '£4',
    '£1',
    '£12',
  ])
  const product = (name: string, price: string) =>
    `<div><img alt="5 stars"><p>One of our best, baked every day.</p><p>${name}</p><p>${price}</p></div>`
  expect(told(`<div>${product('Rye Loaf', '£4')}</div><div>${product('Fruit Cake', '£12')}</div>`)).toEqual([
    ours,
    '£4',
    '£12',
  ])
  expect(
    told('<p>Hotel Linde</p><p>★★★★</p><p>Rooms by the river. Call 01584 555 020.</p><p>Kontakt</p>'),
  ).toContain('01584 555 020')
  expect(
    told('<p>Linde Hotel</p><p>★★★★★</p><p>Rooms by the river. Call 01584 555 020.</p><p>Book a room.</p>'),
  ).toContain('01584 555 020')
  expect(
    told(
      '<table><tr><td>“Is my bike ready yet?” by text</td><td>07700 900 312</td></tr><tr><td>“May I bring it in today?”</td><td>01584 555 020</td></tr></table>',
    ),
  ).toEqual([ours, '01584 555 020', '07700 900 312'])
  expect(
    told(
      '<figure><table><tr><td>Rye loaf</td><td>£4</td></tr><tr><td>Bun</td><td>£1</td></tr></table><figcaption>Anna, our baker</figcaption></figure>',
    ),
  ).toEqual([ours, '£4', '£1'])
})
