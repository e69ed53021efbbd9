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

test('a question before a number says what it is for, and a number of its own is not the house’s', () => {
  expect(
    stated(
      'phone',
      ['/emergency', '<h1>Burst kiln?</h1><p>Emergency? Call 01584 555 020</p><p>Call 01584 555 020</p>'],
      [
        '/services',
        `<h1>Services</h1><p>The mill where we teach in summer has its own phone, 01432 777 064, but knows nothing of the courses.</p>`,
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
  // The next sentence may name the purpose, and 'stuck for ideas' is no emergency.
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

test('the term says what a number is for, however much its definition adds', () => {
  expect(
    stated('phone', [
      '/contact',
      `<h1>Contact</h1><dl><dt>Booking office</dt><dd>01584 555 140</dd>
      <dt>Emergency line: people or cattle on the track</dt>
      <dd>01584 555 199 (staffed whenever trains run). If in doubt ring the police first.</dd></dl>`,
    ]),
  ).toEqual(['Phone – Booking office 01584 555 140', expect.stringMatching(/^Emergency.* 01584 555 199$/)])
})

test('an emergency number that is told in the middle of a text is the business’s own, unless somebody is named', () => {
  const told = (path: string, words: string) => stated('phone', [path, `<h1>Hire</h1><p>${words}</p>`])
  expect([
    ...told(
      '/cakes',
      'On the day itself, and only then, there is an emergency telephone for couples and planners: 07700 900 512. It lies next to the driver until the cake is standing.',
    ),
    ...told(
      '/boats',
      'Ring the hirers’ breakdown line: 07700 900 381, every day from 7am to 10pm while boats are out. Tell us the number of the last bridge.',
    ),
    ...told(
      '/winterdienst',
      'Für diese Saison sind keine Plätze mehr frei, die Liste für das nächste Jahr führen wir ab Mai. Rufbereitschaft für Vertragskunden: 0171 3920 047.',
    ),
    ...told(
      '/corsi',
      'I telefoni si riprendono ogni sera dalle 19 alle 20. Per le emergenze i genitori hanno un numero acceso giorno e notte: 351 018 0466, solo durante i turni.',
    ),
    ...told(
      '/location',
      'Les clés se rendent dans la boîte à côté de la porte, même tard le soir. En cas d’urgence pendant la location, un numéro répond jour et nuit : 06 39 98 12 40.',
    ),
  ]).toEqual([
    'Emergency 07700 900 512',
    'Emergency – hirers’ breakdown line 07700 900 381',
    'Emergency 0171 3920 047',
    'Emergency 351 018 0466',
    'Emergency 06 39 98 12 40',
  ])
  expect([
    ...told(
      '/aufnahme',
      'Geht es Ihrem Tier schlecht, rufen wir zuerst Sie an; nachts und am Wochenende fahren wir in die Tierklinik Sachsenwald, Telefon 040 66969 880.',
    ),
  ]).toEqual(['Emergency 040 66969 880?'])
})

test('a line that is named after what goes wrong is for emergencies', () => {
  const kind = (words: string) => stated('phone', ['/contact', `<h1>Contact</h1>${words}`])
  expect([
    ...kind('<dl><dt>Flood and breakage line, 7am–10pm</dt><dd>07700 900 566</dd></dl>'),
    ...kind('<p>Wundtelefon am Wochenende: 0176 04069051</p>'),
    ...kind('<p>Linea danni: 0323 555 172</p>'),
    ...kind('<p>Leaking roof? Storm windows? Call us on 01584 555 012.</p>'),
  ]).toEqual([
    expect.stringMatching(/^Emergency.* 07700 900 566$/),
    expect.stringMatching(/^Emergency.* 0176 04069051$/),
    expect.stringMatching(/^Emergency.* 0323 555 172$/),
    'Phone 01584 555 012',
  ])
})

test('a number ends before the bracket behind it and begins behind the one before it', () => {
  expect(
    stated('phone', [
      '/contatti',
      `<h1>Contatti</h1><table><tr><td>Urgenze, solo clienti con abbonamento</td><td>347 000 9183 (24 ore su 24)</td></tr>
      <tr><td>Vivaio</td><td>0423 000 918</td></tr></table><p>Chiamateci (0423 000 917, lun–ven)</p>`,
    ]).sort(),
  ).toEqual(['Emergency 347 000 9183', 'Phone 0423 000 917', 'Phone – Vivaio 0423 000 918'])
})

test('a row that begins with what callers ask, a room called Kammer and a phone in a hut', () => {
  expect(
    stated('phone', [
      '/kontakt',
      `<h1>Kontakt</h1><table><tr><td>Schuhkammer</td><td>0221 4710-340</td></tr>
      <tr><td>„Ist mein Rad fertig?“ per WhatsApp (nur Text)</td><td>0171 3920047</td></tr>
      <tr><td>Handwerkskammer Köln</td><td>0221 2022-0</td></tr></table>`,
    ]),
  ).toEqual(['Phone – Schuhkammer 0221 4710-340', expect.stringMatching(/^WhatsApp.* 0171 3920047$/)])
  expect(
    stated('phone', [
      '/north-beach',
      '<h1>North Beach</h1><p>Phone on the hut: 07700 900 318, only answered in the season and during opening times. For anything else, the shop.</p>',
    ]),
  ).toEqual(['Phone – hut 07700 900 318'])
})

test('a messenger beside an emergency line is none', () => {
  const told = (body: string) => stated('phone', ['/contact', `<h1>Contact</h1>${body}`]).sort()
  const number = '<a href="https://wa.me/447700900123">07700 900123</a>'
  const both = ['Emergency 0113 496 0101', 'WhatsApp 07700 900123']
  expect(told(`<p>24h emergency line: 0113 496 0101</p><p>WhatsApp us: ${number}</p>`)).toEqual(both)
  expect(told(`<p>24h emergency line: 0113 496 0101</p><p>${number}</p>`)).toEqual(both)
  expect(told('<p>Emergency 0113 496 0101 · WhatsApp 07700 900123</p>')).toEqual(both)
  expect(told('<h2>Emergency</h2><p>WhatsApp 07700 900123</p>')).toEqual(both.slice(1))
  expect(told('<p>Emergency 0113 496 0101 or 07700 900123</p>')).toEqual([
    'Emergency 0113 496 0101',
    'Emergency 07700 900123',
  ])
  expect(told('<p>Out of hours: Clay &amp; Kiln, 0113 496 0101</p>')).toEqual(['Emergency 0113 496 0101'])
})

test('what a number is not for does not name it, and ‘after that’ goes on with what was said', () => {
  const numbers = (text: string) => stated('phone', ['/service', `<h1>Service</h1>${text}`])
  expect(numbers('<p>WhatsApp 07700 900 427 – for photos of your kiln, not for emergencies.</p>')).toEqual([
    'WhatsApp 07700 900 427',
  ])
  expect(numbers('<p>WhatsApp (bitte nicht bei Notfällen): 07700 900 427</p>')).toEqual([
    'WhatsApp 07700 900 427',
  ])
  expect(
    numbers(
      '<h2>Emergencies</h2><p>Ring the studio on 01584 555 010 until six. After that, 07700 900 473.</p>',
    ),
  ).toEqual(['Emergency 07700 900 473'])
  // A photo that is sent is no photographer's credit.
  expect(numbers('<p>Send us a photo by WhatsApp on 07700 900 427.</p>')).toEqual(['WhatsApp 07700 900 427'])
  // Two ways, of which the second has the number.
  expect([
    ...numbers('<p>To cancel, tell us by phone or by WhatsApp on 07700 900 428.</p>'),
    ...numbers('<p>Absagen bitte per Telefon oder per WhatsApp an 07700 900 429.</p>'),
    ...numbers('<p>Tell us by phone or WhatsApp on 07700 900 430.</p>'),
  ]).toEqual(['WhatsApp 07700 900 428', 'WhatsApp 07700 900 429', 'Phone 07700 900 430'])
})

test('a long bracket may stand between what a number is for and the number', () => {
  expect(
    stated('phone', [
      '/contact',
      '<h1>Contact</h1><ul><li>On call, only for emergencies (smoke in the yard, a kiln that will not stop, somebody shut in the store): 349 5550176</li></ul>',
    ]),
  ).toEqual(['Emergency 349 5550176'])
})
