import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { findFacts } from '../testing/facts-of-pages.ts'

const mails = (language: string, path: string, body: string) =>
  findFacts([
    readHtml(
      `<html lang="${language}"><head><title>Weir Lodge</title></head><body><main><h1>Weir Lodge</h1>${body}</main></body></html>`,
      `https://weir-lodge.example${path}`,
    ),
  ])
    .filter(({ kind }) => kind === 'email')
    .map(({ value, sure }) => `${value}${sure === false ? '?' : ''}`)

test('the mail of whoever watches over the trade is not the business’s, where it has none of its own either', () => {
  for (const [language, path, body] of [
    [
      'de',
      '/impressum',
      '<p>Zuständige Kammer: Ärztekammer Celle, Hauptstr. 18, 29221 Celle, info@chamber.test</p>',
    ],
    ['de', '/impressum', '<p>Aufsichtsbehörde: Handwerkskammer, info@chamber.test</p>'],
    ['de', '/impressum', '<h2>Aufsichtsbehörde</h2><p>Amt für Gewerbe<br>info@chamber.test</p>'],
    ['de', '/impressum', '<p>Zuständige Kammer:<br>Celle<br>E-Mail: info@chamber.test</p>'],
    ['de', '/impressum', '<p>Aufsichtsbehörde:</p><p>Celle, info@chamber.test</p>'],
    ['de', '/impressum', '<dl><dt>Aufsichtsbehörde</dt><dd>info@chamber.test</dd></dl>'],
    ['en', '/imprint', '<p>Regulated by the Dental Board, info@chamber.test</p>'],
    ['fr', '/mentions-legales', '<p>Autorité de contrôle : CNIL, info@chamber.test</p>'],
    ['it', '/contatti', '<p>Camera di commercio di Siena, info@chamber.test</p>'],
    ['es', '/aviso-legal', '<p>Agencia Española de Protección de Datos, info@chamber.test</p>'],
  ] as const)
    expect([body, mails(language, path, body)]).toEqual([body, ['info@chamber.test?']])
})

test('a mail beside an authority’s name is the business’s where it says so, is a free one or is on its domain', () => {
  for (const mail of ['hallo@weir-lodge.example', 'weirlodge@gmx.de'])
    expect(mails('de', '/impressum', `<p>Zuständige Kammer: Celle<br>E-Mail: ${mail}</p>`)).toEqual([mail])
  expect(mails('de', '/impressum', '<p>Kammer: Celle. Schreiben Sie uns: post@lodge.test</p>')).toEqual([
    'post@lodge.test',
  ])
  expect(
    mails('de', '/impressum', '<p>E-Mail: post@lodge.test</p><p>Aufsichtsbehörde: info@chamber.test</p>'),
  ).toEqual(['post@lodge.test', 'info@chamber.test?'])
})
