import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

const months = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

test.each(['en', 'de'] as const)('a table by month tells all twelve of them, in %s', (language) => {
  const [heading, daily, uhr] =
    language === 'en' ? ['Opening hours', 'daily', ''] : ['Öffnungszeiten', 'täglich', ' Uhr']
  const named = months[language].split(' ')
  const rows = named.map(
    (month, at) => `<tr><td>${month}</td><td>${daily} ${8 + (at % 3)}:00–17:00${uhr}</td></tr>`,
  )
  const told = hoursByDays(language, `<h2>${heading}</h2><table>${rows.join('')}</table>`)
  expect(told).toHaveLength(12)
  for (const [at, month] of named.entries()) expect(told[at]).toContain(`(${month})`)
})

test.each([
  [
    'de',
    'Öffnungszeiten Juni bis September: Mo–Fr 9–20 Uhr. Übrige Zeit: Mo–Fr 10–16 Uhr.',
    '(Übrige Zeit) 10–16 Uhr',
  ],
  [
    'en',
    'Opening hours June to September: Mon–Fri 9am–8pm. The rest of the year: Mon–Fri 10am–4pm.',
    '(The rest of the year) 10am–4pm',
  ],
  [
    'en',
    'Opening hours June to September: Mon–Fri 9am–8pm; rest of the year: Mon–Fri 10am–4pm.',
    '(rest of the year) 10am–4pm',
  ],
  [
    'es',
    'Horario de junio a septiembre: lunes a viernes 9:00–20:00. El resto del año: lunes a viernes 10:00–16:00.',
    '(El resto del año) 10:00–16:00',
  ],
  [
    'it',
    'Orari da giugno a settembre: lun-ven 9-20. Resto dell’anno: lun-ven 10-16.',
    '(Resto dell’anno) 10-16',
  ],
  [
    'fr',
    'Horaires de juin à septembre : lundi au vendredi 9h–20h. Le reste de l’année : lundi au vendredi 10h–16h.',
    '(Le reste de l’année) 10h–16h',
  ],
  [
    'nl',
    'Openingstijden juni t/m september: ma–vr 9–20 uur. Rest van het jaar: ma–vr 10–16 uur.',
    '(Rest van het jaar) 10–16 uur',
  ],
])('the rest of the year is a season of its own, in %s: %s', (language, text, rest) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told).toHaveLength(2)
  expect(told[1]).toContain(rest)
})

test.each([
  [
    'en',
    'Opening hours',
    'Area Day Summer Winter|Pool Mon–Fri 7am–9pm 8am–6pm|Gym Mon–Fri 6am–9pm 7am–6pm',
    [
      'Mon Tue Wed Thu Fri Pool (Summer) 7am–9pm',
      'Mon Tue Wed Thu Fri Pool (Winter) 8am–6pm',
      'Mon Tue Wed Thu Fri Gym (Summer) 6am–9pm',
      'Mon Tue Wed Thu Fri Gym (Winter) 7am–6pm',
    ],
  ],
  [
    'de',
    'Öffnungszeiten',
    'Bereich Tag Sommer Winter|Hallenbad Mo–Fr 7:00–21:00 8:00–18:00',
    [
      'Mon Die Mit Don Fre Hallenbad (Sommer) 7:00–21:00',
      'Mon Die Mit Don Fre Hallenbad (Winter) 8:00–18:00',
    ],
  ],
  [
    'it',
    'Orari',
    'Settore Giorni Estate Inverno|Piscina lun-ven 7:00–21:00 8:00–18:00',
    ['Lun Mar Mer Gio Ven Piscina (Estate) 7:00–21:00', 'Lun Mar Mer Gio Ven Piscina (Inverno) 8:00–18:00'],
  ],
])('a table of parts, days and seasons, in %s', (language, heading, table, said) => {
  const [head, ...rows] = table.split('|').map((row, at) =>
    row
      .split(' ')
      .map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`))
      .join(''),
  )
  expect(
    hoursByDays(language, `<h2>${heading}</h2><table><tr>${[head, ...rows].join('</tr><tr>')}</tr></table>`),
  ).toEqual(said)
})

test('a season with a second name is one season of its part', () => {
  const told = hoursByDays(
    'en',
    `<h2>Rod room opening hours</h2><table><tr><th>Season</th><th>Monday to Saturday</th><th>Sunday</th></tr>
    <tr><td>Summer (1 April to 30 September)</td><td>8.00 – 12.00</td><td>8.00 – 10.00</td></tr>
    <tr><td>Spring and back end (February and March; October and November)</td><td>8.30 – 11.30</td><td>closed</td></tr></table>`,
  )
  expect(told).toHaveLength(4)
  expect(told.filter((said) => said.includes('(Spring and back end (February and March;'))).toHaveLength(2)
})

test('days and hours side by side under each season tell both of them', () => {
  const told = hoursByDays(
    'en',
    `<h2>Opening hours</h2><table><thead><tr><th rowspan="2">Where</th><th colspan="2">Main season (April to October)</th>
    <th colspan="2">Winter season (November to March)</th></tr>
    <tr><th>Days</th><th>Open</th><th>Days</th><th>Open</th></tr></thead>
    <tr><td rowspan="2">Café</td><td>Mon</td><td>10:00–15:00</td><td>Thu &amp; Fri</td><td>10:00–15:00</td></tr>
    <tr><td>Tue–Sun</td><td>9:00–17:00</td><td>Sat &amp; Sun</td><td>9:30–16:00</td></tr></table>`,
  )
  expect(told).toHaveLength(4)
  expect(told.filter((said) => said.includes('Main season')).join()).toMatch(/10:00–15:00.*9:00–17:00/)
  expect(told.filter((said) => said.includes('Winter season')).join()).toMatch(/10:00–15:00.*9:30–16:00/)
})

test.each([
  ['en', 'Opening hours', 'Mar–Oct: Mon–Fri 9–6', 'Oct–Mar: Mon–Fri 10–4', ['(Mar–Oct)', '(Oct–Mar)']],
  [
    'en',
    'Opening hours',
    '1 Mar – 31 Oct: Mon–Fri 9–6',
    '1 Nov to 28 Feb: Mon–Fri 10–4',
    ['(1 Mar – 31 Oct)', '(1 Nov to 28 Feb)'],
  ],
  ['it', 'Orari', 'Ott–Mar: Lun–Ven 9–18', 'Apr–Set: Lun–Ven 10–20', ['(Ott–Mar)', '(Apr–Set)']],
  [
    'es',
    'Horario',
    'Mar-Oct: Lun a vie 9:00–18:00',
    'Nov-Feb: Lun a vie 9:00–14:00',
    ['(Mar-Oct)', '(Nov-Feb)'],
  ],
])('a short name beside another month is a month, in %s: %s', (language, head, first, second, seasons) => {
  const told = hoursByDays(language, `<h2>${head}</h2><p>${first}</p><p>${second}</p>`)
  expect(told.map((one) => /\(.*\)/.exec(one)?.[0])).toEqual(seasons)
})

test('columns of such months are seasons, and a short Tuesday is one', () => {
  const told = hoursByDays(
    'en',
    '<h2>Opening hours</h2><table><tr><th></th><th>Apr–Sep</th><th>Oct–Mar</th></tr><tr><td>Mon–Fri</td><td>9–6</td><td>10–4</td></tr></table>',
  )
  expect(told).toEqual(['Mon Tue Wed Thu Fri (Apr–Sep) 9am–6pm', 'Mon Tue Wed Thu Fri (Oct–Mar) 10am–4pm'])
  expect(hoursByDays('it', '<h2>Orari</h2><p>Mar–Gio 9–18</p>')).toEqual(['Mar Mer Gio 9–18'])
  expect(hoursByDays('es', '<h2>Horario</h2><p>Mar a dom: 9:00–18:00</p>')[0]).toMatch(/^Mar Mié /u)
})
