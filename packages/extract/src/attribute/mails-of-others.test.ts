import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { type Body, said } from '../testing/facts-apart-from-footer.ts'
import { findFacts } from '../testing/facts-of-pages.ts'

test('mails of the own domain are the business’s wherever they stand, others in the frame, else they are asked', () => {
  const text: Body[] = [
    ['/terms', '<h1>Terms</h1><p>Complaints: claims@lindenkamp.example. Ombudsman: post@panel.example.</p>'],
    [
      '/spa',
      '<h1>Spa</h1><p>Lotte gives massages in the room upstairs: lotte@massage.example or lo@gmail.com</p>',
    ],
    ['/eggs', '<h1>Eggs</h1><p>Our neighbours at Hill Farm have eggs, mail hill@farm.example.</p>'],
    ['/legal', '<h1>Legal</h1><p>Registered mail: lindenkamp@pec.example</p>'],
  ]
  expect(said('email', 'en', text).sort()).toEqual([
    'Email claims@lindenkamp.example',
    'Email hill@farm.example?',
    'Email lindenkamp@pec.example',
    'Email lo@gmail.com?',
    'Email lotte@massage.example?',
  ])
  expect(said('email', 'en', text, ' · lotte@massage.example')).toContain('Email lotte@massage.example')
})

test('a domain that is the name of the business is its own, whatever the site is hosted under', () => {
  const site = readHtml(
    `<html lang="en"><head><title>Barber &amp; Lisle Pianos</title></head><body><main><h1>Barber &amp; Lisle Pianos</h1>
    <p>For the rooms upstairs write to Petra at rooms@barberlisle-pianos.example, who answers within the day. The lifting
    is done by another firm, whose office is at office@garside.example and opens at eight.</p></main></body></html>`,
    'https://customer-417.hosting.example/',
  )
  const mails = findFacts([site]).filter(({ kind }) => kind === 'email')
  expect(mails.filter(({ sure }) => sure !== false).map(({ value }) => value)).toEqual([
    'rooms@barberlisle-pianos.example',
  ])
})
