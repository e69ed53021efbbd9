import { expect, test } from 'vitest'
import { stated } from '../testing/stated-facts.ts'

test('what a number is for may stand behind it, in the head of its column or in a letter', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><ul><li>01584 555 020 (emergencies only, day and night)</li></ul>
      <p>T 01584 555 033<br>F 01584 555 034</p>
      <table><tr><th></th><th>Phone</th><th>WhatsApp</th></tr><tr><td>Workshop</td><td>01584 555 082</td><td>07700 900 136</td></tr></table>`,
    ]).sort(),
  ).toEqual([
    'Emergency 01584 555 020',
    'Fax 01584 555 034?',
    'Phone 01584 555 033',
    'Phone – Workshop 01584 555 082',
    'WhatsApp – Workshop 07700 900 136',
  ])
})

test('a number that takes messages too is for calls, one beside a messenger’s is not the messenger’s', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><p>Mobile / WhatsApp: 07700 900 111</p><p>Phone 01584 555 077 (no WhatsApp, sorry)</p>
      <p>Shop 01584 555 078, WhatsApp 07700 900 131</p><p>WhatsApp 07700 900 121, no calls please</p>
      <p>07700 900 133 (texts only), 01584 555 079</p>`,
    ]).sort(),
  ).toEqual([
    'Mobile 07700 900 111',
    'Phone 01584 555 077',
    'Phone 01584 555 079',
    'Phone – Shop 01584 555 078',
    'Text messages 07700 900 133',
    'WhatsApp 07700 900 121',
    'WhatsApp 07700 900 131',
  ])
})

test('numbers in one line, each with what it is for, are the business’s on the page of its hours', () => {
  expect(
    stated('phone', [
      '/opening-hours',
      '<h1>Opening hours</h1><p>Counter: 01584 555 010. Alterations: 01584 555 060. Trade: 01584 555 070. Or write to hello@clay.example, we read it twice a day.</p>',
    ]),
  ).toEqual(['Phone – Alterations 01584 555 060', 'Phone – Trade 01584 555 070'])
})

test('the term of a list says what its number is for', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><h2>Numbers</h2><dl>
      <dt>Kiln bookings</dt><dd>01584 555 031, weekdays</dd>
      <dt>WhatsApp, for photos and videos of your pots</dt><dd>07700 900 362 (nobody picks up)</dd>
      <dt>Gate line: locked in, alarm or leak, day and night</dt><dd>07700 900 318</dd></dl>`,
    ]),
  ).toEqual([
    'Phone – Kiln bookings 01584 555 031',
    expect.stringMatching(/^WhatsApp.* 07700 900 362$/),
    expect.stringMatching(/^Emergency.* 07700 900 318$/),
  ])
})

test('words before a colon say what a number is for', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><p>Telephone shop in Tenbury: 01584 555 041. Glazes and kiln repairs: 01584 555 042.</p>
      <p>Or by phone: 01584 555 043</p>`,
    ]),
  ).toEqual([
    'Phone – shop in Tenbury 01584 555 041',
    'Phone – Glazes and kiln repairs 01584 555 042',
    'Phone 01584 555 043',
  ])
})

test('a question before a number says what it is for, and neighbours and what is their own are nobody of the house', () => {
  expect(
    stated(
      'phone',
      ['/emergency', '<h1>Burst kiln?</h1><p>Emergency? Call 01584 555 020</p><p>Call 01584 555 020</p>'],
      [
        '/services',
        `<h1>Services</h1><p>We do not make shelves ourselves, for that we send you to our neighbour, Breuer Joinery in Castle Street 20, phone 01432 777 061, who knows our measures.</p>
        <p>The mill where we teach in summer has its own phone, 01432 777 064, but knows nothing of the courses.</p>`,
      ],
    ),
  ).toEqual(['Emergency 01584 555 020', 'Phone 01432 777 064?'])
})

test('a line for whoever is stuck, locked out or broken down is for emergencies', () => {
  const kind = (words: string) => stated('phone', ['/contact', `<h1>Contact</h1>${words}`])
  expect([
    ...kind('<table><tr><td>Dog wash, stuck or hurt</td><td>07700 900 388</td></tr></table>'),
    ...kind('<ul><li>Pannentelefon für Mieträder: 069 90009 399</li></ul>'),
    ...kind('<h2>Se qualcosa va storto</h2><p>Chiamate il molo al 0323 555 170.</p>'),
    ...kind('<p>Rimasti chiusi fuori? Chiamate il custode al 0323 555 171.</p>'),
    ...kind('<p>En panne avec un de nos vélos ? Appelez notre dépannage au 04 65 71 22 49.</p>'),
  ]).toEqual([
    'Emergency – Dog wash 07700 900 388',
    'Emergency 069 90009 399',
    'Emergency 0323 555 170',
    'Emergency 0323 555 171',
    'Emergency 04 65 71 22 49',
  ])
  // What it is for may be said in the sentence behind it, and an idea that is wanting is no emergency.
  expect([
    ...kind(
      '<p>Use the late line: 07700 900 488. It is carried by whoever locks up, for emergencies only.</p>',
    ),
    ...kind('<p>Abends: 0551 300 215. Diese Nummer ist nur für Notfälle.</p>'),
    ...kind('<p>Stuck for ideas? Call us on 01584 555 011.</p>'),
  ]).toEqual([
    'Emergency – late line 07700 900 488',
    'Emergency – Abends 0551 300 215',
    'Phone 01584 555 011',
  ])
})

test('a bracket between what a number is called and the number', () => {
  expect(
    stated('phone', ['/contatti', '<h1>Contatti</h1><p>WhatsApp (solo messaggi): 350 0097781</p>']),
  ).toEqual(['WhatsApp 350 0097781'])
})

test('a page of contacts and ways to come is the business’s own; a heading says which messenger takes messages', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact & getting here</h1><h4>Kiosk</h4><p>07700 900 468 (only when the kiosk is open)</p>
      <h4>WhatsApp</h4><p>Messages only: 07700 900 312. We answer within an hour when the desk is open.</p>`,
    ]).sort(),
  ).toEqual(['Phone – Kiosk 07700 900 468', 'WhatsApp 07700 900 312'])
  expect(
    stated('phone', ['/visit', '<h1>Getting here</h1><p>The rank at the station: 01584 555 333</p>']),
  ).toEqual(['Phone – The rank at the station 01584 555 333?'])
})
