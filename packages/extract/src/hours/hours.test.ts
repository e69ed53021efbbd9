import { readHtml } from '@foyer/crawler/read/read-html'
import { expect, test } from 'vitest'
import { pageFacts } from '../testing/facts-of-pages.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const each = (row: (day: string) => string) => week.map(row).join('')

/** The hours of a page, days that follow each other with the same hours in one: 'Mon-Fri 9:00–17:00'; no questions. */
function hours(body: string, { language = 'en', head = '' } = {}): string[] {
  const html = `<html lang="${language}"><head><title>Corner shop</title>${head}</head><body><main><h1>Visit us</h1>${body}
    <p>We are a shop on the corner of two streets, with bread, milk and a word for everyone.</p></main></body></html>`
  const runs: { from: string; to: string; value: string }[] = []
  for (const { kind, label, value: said, part, condition } of pageFacts(
    readHtml(html, 'https://shop.example/visit'),
  )) {
    if (kind !== 'hours' || label === 'Opening hours') continue
    const value = [part && `${part}:`, said, condition && `(${condition})`].filter(Boolean).join(' ')
    const last = runs.at(-1)
    if (last?.value === value) last.to = label
    else runs.push({ from: label, to: label, value })
  }
  const short = (label: string) => (/ de /.test(label) ? label : label.slice(0, 3))
  return runs.map(({ from, to, value }) => `${short(from)}${from === to ? '' : `-${short(to)}`} ${value}`)
}

test('a table with columns of when it opens and closes', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Day</th><th>Opens</th><th>Closes</th></tr>
      ${each((day) => `<tr><td>${day}</td><td>9:00</td><td>17:30</td></tr>`)}
      <tr><td>Saturday</td><td>10am</td><td>2pm</td></tr><tr><td>Sunday</td><td colspan="2">Closed</td></tr></table>`),
  ).toEqual(['Mon-Fri 9:00–17:30', 'Sat 10am–2pm', 'Sun Closed'])
  expect(
    hours(
      `<h2>Öffnungszeiten</h2><table><tr><th>Tag</th><th>von</th><th>bis</th></tr>
      <tr><td>Montag–Freitag</td><td>8 Uhr</td><td>18 Uhr</td></tr><tr><td>Samstag</td><td>9</td><td>13</td></tr>
      <tr><td>Sonntag</td><td>geschlossen</td><td>geschlossen</td></tr></table>`,
      { language: 'de' },
    ),
  ).toEqual(['Mon-Fre 8 Uhr–18 Uhr', 'Sam 9–13', 'Son geschlossen'])
  expect(
    hours(
      `<h2>Horaires</h2><table><thead><tr><th>Jour</th><th>Ouverture</th><th>Fermeture</th></tr></thead><tbody>
      <tr><td>Lundi</td><td>9h</td><td>18h30</td></tr><tr><td>Mardi</td><td>9h</td><td>18h30</td></tr></tbody></table>`,
      { language: 'fr' },
    ),
  ).toEqual(['Lun-Mar 9h–18h30'])
})

test('a table with a pause at noon, in one row a day', () => {
  const four = ['Opens', 'Closes', 'Opens again', 'Closes'].map((name) => `<th>${name}</th>`).join('')
  expect(
    hours(`<h2>Hours</h2><table><tr><th>Day</th>${four}</tr>
      ${each((day) => `<tr><td>${day}</td><td>9:00</td><td>12:00</td><td>14:00</td><td>18:00</td></tr>`)}</table>`),
  ).toEqual(['Mon-Fri 9:00–12:00, 14:00–18:00'])
})

test('a table with the days as columns', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `<th>${day}</th>`).join('')
  const cells = (times: string) =>
    times
      .split(' ')
      .map((time) => `<td>${time}</td>`)
      .join('')
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th></th>${days}</tr>
      <tr><th>Opens</th>${cells('8:00 8:00 8:00 8:00 8:00 9:00 Closed')}</tr>
      <tr><th>Closes</th>${cells('18:00 18:00 18:00 20:00 18:00 13:00 ')}</tr></table>`),
  ).toEqual(['Mon-Wed 8:00–18:00', 'Thu 8:00–20:00', 'Fri 8:00–18:00', 'Sat 9:00–13:00', 'Sun Closed'])
  expect(
    hours(
      `<h2>Hours</h2><table><tr>${days}</tr><tr>${cells('9-17 9-17 9-17 9-17 9-17 10-14 closed')}</tr></table>`,
    ),
  ).toEqual(['Mon-Fri 9-17', 'Sat 10-14', 'Sun closed'])
  expect(
    hours(`<h2>Hours</h2><table><tr><th></th><th>Mon-Fri</th><th>Sat</th></tr>
      <tr><th>Morning</th><td>9:00-12:00</td><td>10:00-13:00</td></tr>
      <tr><th>Afternoon</th><td>14:00-18:00</td><td></td></tr></table>`),
  ).toEqual(['Mon-Fri 9:00-12:00, 14:00-18:00', 'Sat 10:00-13:00'])
})

test('a definition list, a day a term', () => {
  expect(
    hours(`<h2>Hours</h2><dl>${each((day) => `<dt>${day}</dt><dd>9 am – 5 pm</dd>`)}
      <dt>Saturday:</dt><dd>by appointment</dd><dt>Sunday</dt><dd>Closed</dd></dl>`),
  ).toEqual(['Mon-Fri 9 am – 5 pm', 'Sat by appointment', 'Sun Closed'])
  expect(
    hours(
      `<h2>Hours</h2><dl>${each((day) => `<dt>${day}</dt><dd>Opens 9:00</dd><dd>Closes 17:00</dd>`)}</dl>`,
    ),
  ).toEqual(['Mon-Fri 9:00–17:00'])
  expect(
    hours(
      `<h2>Hours</h2><dl>${each((day) => `<dt>${day}</dt><dd>9:00–12:00</dd><dd>14:00–18:00</dd>`)}</dl>`,
    ),
  ).toEqual(['Mon-Fri 9:00–12:00, 14:00–18:00'])
})

test('rows of boxes, with and without a row that names their columns', () => {
  const row = (...cells: string[]) =>
    `<div class="row">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`
  expect(
    hours(
      `<h2>Opening times</h2><div>${row('Day', 'From', 'To')}${each((day) => row(day, '09:00', '17:00'))}</div>`,
    ),
  ).toEqual(['Mon-Fri 09:00–17:00'])
  const boxes = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`
  expect(
    hours(
      `<h2>Opening times</h2><div>${each((day) => boxes(day, '9:00', '17:00'))}${boxes('Sunday', 'Closed')}</div>`,
    ),
  ).toEqual(['Mon-Fri 9:00–17:00', 'Sun Closed'])
})

test('lists and headings, a day each', () => {
  expect(
    hours(`<h2>Opening times</h2><ul>${each((day) => `<li><b>${day}</b> opens 9:00, closes 17:00</li>`)}
      <li>Saturday from 10am to 4pm</li></ul>`),
  ).toEqual(['Mon-Fri 9:00–17:00', 'Sat 10am to 4pm'])
  const nested = each((day) => `<li>${day}<ul><li>Open: 9:00 am</li><li>Close: 5:00 pm</li></ul></li>`)
  expect(hours(`<h2>Hours</h2><ul>${nested}</ul>`)).toEqual(['Mon-Fri 9:00 am–5:00 pm'])
  expect(
    hours(`<h2>Hours</h2>${each((day) => `<h4>${day}</h4><p>9:00 – 17:00</p>`)}<h4>Sunday</h4><p>Closed</p>`),
  ).toEqual(['Mon-Fri 9:00 – 17:00', 'Sun Closed'])
})

test('timetables of classes and of buses are no opening hours', () => {
  const rows = each((day) => `<tr><td>${day}</td><td>9:00</td><td>17:30</td></tr>`)
  const week = (heading: string, from: string, to: string) =>
    `<h2>${heading}</h2><table><tr><th>Day</th><th>${from}</th><th>${to}</th></tr>${rows}</table>`
  const days = (heading: string, cells: string) =>
    `<h2>${heading}</h2><table><tr><th>Mon</th><th>Tue</th></tr><tr>${cells}</tr></table>`
  const two = '<td>9:00-10:00</td><td>9:30-10:30</td></tr><tr><td>18:00-19:00</td><td></td>'
  expect(hours(week('Opening hours', 'Opens', 'Closes'))).toEqual(['Mon-Fri 9:00–17:30'])
  expect(hours(days('Opening hours', two))).toEqual(['Mon 9:00-10:00', 'Tue 9:30-10:30'])
  for (const timetable of [
    week('To the coast', 'Departs', 'Arrives'),
    days('Class timetable', '<td>Yoga 9:00-10:00</td><td>Spin 9:00-10:00</td>'),
    days('Yoga for beginners', two),
    `<h2>Classes</h2>${each((day) => `<h3>${day}</h3><p>9:00–10:00 Yoga with Anna</p>`)}`,
  ])
    expect(hours(`${timetable}<h2>Hours</h2><p>Saturday: 10–16</p>`), timetable).toEqual(['Sat 10–16'])
})

test('structured hours of seasons are told with their season, and a holiday is an exception', () => {
  const specification = (days: string[], opens: string, closes: string, valid = {}) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
    ...valid,
  })
  const data = (specifications: unknown[]) => ({
    head: `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: 'Corner shop', openingHoursSpecification: specifications })}</script>`,
  })
  const summer = { validFrom: '2026-04-01', validThrough: '2026-09-30' }
  const winter = { validFrom: '2026-10-01', validThrough: '2027-03-31' }
  const christmas = { validFrom: '2096-12-24', validThrough: '2096-12-26' }
  expect(
    hours(
      '',
      data([
        specification(['Saturday'], '10:00', '14:00', winter),
        specification(['Saturday', 'Sunday'], '09:00', '18:00', summer),
      ]),
    ),
  ).toEqual(['Sat-Sun 09:00–18:00 (April 1 – September 30)', 'Sat 10:00–14:00 (October 1 – March 31)'])
  expect(
    hours(
      '',
      data([specification(week, '09:00', '17:00'), specification(week, '10:00', '12:00', christmas)]),
    ),
  ).toEqual(['Mon-Fri 09:00–17:00', 'Dec 10:00–12:00'])
})

test('hours in languages of other scripts, under days as the site writes them', () => {
  const lines = (...said: string[]) => `<ul>${said.map((line) => `<li>${line}</li>`).join('')}</ul>`
  expect(
    hours(`<h2>Часы работы</h2>${lines('Пн–Пт: 9:00 – 20:00', 'Суббота: 10:00 – 17:00', 'Вс: выходной')}`, {
      language: 'ru',
    }),
  ).toEqual(['Пон-Пят 9:00 – 20:00', 'Суб 10:00 – 17:00', 'Вос выходной'])
  expect(
    hours(
      `<h2>営業時間</h2>${lines('月曜日〜金曜日：10:00〜20:00', '土曜日：9:00〜19:00', '日曜日：定休日')}`,
      {
        language: 'ja',
      },
    ),
  ).toEqual(['月曜日-金曜日 10:00〜20:00', '土曜日 9:00〜19:00', '日曜日 定休日'])
})

test('a sentence that begins with "We" is not about Wednesdays, nor one about Easter about Mondays', () => {
  expect(hours('<h2>Opening hours</h2><p>We open the pool on request from 8:00 to 10:00.</p>')).toEqual([])
  expect(hours('<h2>Hours</h2><ul><li>We–Fr 9:00–17:00</li><li>Sa 10:00–12:00</li></ul>')).toEqual([
    'Wed-Fri 9:00–17:00',
    'Sat 10:00–12:00',
  ])
  expect(
    hours('<h2>Horario</h2><ul><li>Martes a viernes 9:00–17:00</li><li>Lunes de Pascua: cerrado</li></ul>', {
      language: 'es',
    }),
  ).toEqual(['Mar-Vie 9:00–17:00', 'Lunes de Pascua cerrado'])
})

test('a table under a title of its own has its parts in columns, another one names them in its first column', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th colspan="3">Harbour Street</th></tr><tr><th>Day</th><th>Hair</th><th>Beauty rooms</th></tr>
      <tr><td>Monday</td><td>closed</td><td>14:00–19:00</td></tr><tr><td>Tuesday</td><td>9:00–19:00</td><td>9:00–19:30</td></tr></table>`),
  ).toEqual([
    'Mon Hair: closed',
    'Tue Hair: 9:00–19:00',
    'Mon Beauty rooms: 14:00–19:00',
    'Tue Beauty rooms: 9:00–19:30',
  ])
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Everything else</th><th>Days</th><th>Times</th></tr>
      <tr><td>Tack shop</td><td>Wed, Fri</td><td>12:00–18:00</td></tr><tr><td>Coffee hatch</td><td>Sat</td><td>9:30–15:00</td></tr></table>`),
  ).toEqual(['Wed-Fri Tack shop: 12:00–18:00', 'Sat Coffee hatch: 9:30–15:00'])
})

test('a break at the end of the year is no week of its own, a winter without guests is', () => {
  const dated = (season: string) =>
    hours(
      `<h2>Opening hours</h2><p>Tuesday to Saturday 9:00–18:00</p><h2>Opening hours ${season}</h2><p>Monday to Sunday: closed</p>`,
    )
  expect(dated('25 December to 3 January')).toEqual(['Tue-Sat 9:00–18:00'])
  expect(dated('1 November to 31 March')).toEqual([
    'Tue-Sat 9:00–18:00',
    'Mon-Sun closed (1 November to 31 March)',
  ])
})

test('what is written small below the name of a part is not its name', () => {
  expect(
    hours(
      '<h2>Our fields</h2><h3>Dyke field</h3><h4>right beside the farm</h4><p>Open Mon–Fri 8:00–19:00, Sat 8:00–18:00.</p>',
    ),
  ).toEqual(['Mon-Fri Dyke field: 8:00–19:00', 'Sat Dyke field: 8:00–18:00'])
})

test('a season with its dates above lunch and dinner is one week of that season', () => {
  expect(
    hours(
      `<h2>Orari</h2><table><thead><tr><th rowspan="2">Giorno</th><th colspan="2">Estate 1 giugno – 30 settembre</th><th colspan="2">Resto dell’anno 1 ottobre – 31 maggio</th></tr><tr><th>Pranzo</th><th>Cena</th><th>Pranzo</th><th>Cena</th></tr></thead><tbody>
      <tr><td>Lunedì</td><td>chiuso</td><td>chiuso</td><td>chiuso</td><td>chiuso</td></tr>
      <tr><td>Sabato</td><td>12.30–14.30</td><td>19.30–22.30</td><td>12.30–14.30</td><td>19.30–22.00</td></tr></tbody></table>`,
      { language: 'it' },
    ),
  ).toEqual([
    'Lun chiuso (Estate 1 giugno – 30 settembre)',
    'Sab 12.30–14.30, 19.30–22.30 (Estate 1 giugno – 30 settembre)',
    'Lun chiuso (Resto dell’anno 1 ottobre – 31 maggio)',
    'Sab 12.30–14.30, 19.30–22.00 (Resto dell’anno 1 ottobre – 31 maggio)',
  ])
})

test('rows of hours under the days of a week are those of their parts, whatever stands above; a timetable is none', () => {
  const table = (...rows: string[]) =>
    `<h2>At a glance</h2><table><tr><th></th>${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `<th>${day}</th>`).join('')}</tr>${rows
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`
  const split = '7:30–10:00 and 16:30–18:30'
  expect(hours(table(`Kennels|${split}|${split}|${split}|${split}|${split}|9:00–11:00`))).toEqual([
    `Mon-Fri Kennels: ${split}`,
    'Sat Kennels: 9:00–11:00',
  ])
  expect(hours(table('Puppies|16:00–17:00|–|16:00–17:00|–|–|9:00–10:00'))).toEqual([])
})

test('periods in the first column are seasons, and of what stands after the days only the hours are hours', () => {
  const dates = 'Mid season 28 March – 12 June 7 September – 1 November'
  expect(
    hours(`<h2>Boat hire</h2><table><tr><th>Period</th><th>Days</th><th>Opening hours</th><th>Last boat</th></tr>
      <tr><td>High season 13 June – 6 September</td><td>daily</td><td>9.00 – 19.30</td><td>18.30</td></tr>
      <tr><td>${dates}</td><td>Monday</td><td>closed</td><td>–</td></tr><tr><td>${dates}</td><td>Tuesday to Sunday</td><td>10.00 – 17.00</td><td>16.00</td></tr></table>`),
  ).toEqual([
    'Mon-Sun Boat hire: 9.00 – 19.30 (High season 13 June – 6 September)',
    `Mon Boat hire: closed (${dates})`,
    `Tue-Sun Boat hire: 10.00 – 17.00 (${dates})`,
  ])
  expect(
    hours(`<h2>Opening hours</h2><table><thead><tr><th rowspan="2">Period</th><th colspan="2">Weekdays</th><th>Weekend</th></tr><tr><th>Monday</th><th>Tuesday to Friday</th><th>Saturday</th></tr></thead>
      <tbody><tr><td>1 May – 13 September</td><td>closed</td><td>13:00 – 19:00</td><td>10:00 – 20:00</td></tr></tbody></table>`),
  ).toEqual([
    'Mon closed (1 May – 13 September)',
    'Tue-Fri 13:00 – 19:00 (1 May – 13 September)',
    'Sat 10:00 – 20:00 (1 May – 13 September)',
  ])
  expect(
    hours('<h2>Groups</h2><p>Opening hours: schools on weekdays from 9am, companies by appointment.</p>'),
  ).toEqual([])
})
