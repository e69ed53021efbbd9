import { expect, test } from 'vitest'
import { hoursByDays } from '../testing/hours-by-days.ts'

test.each([
  ['en', 'Open Mon–Fri 9–5, closed Wed pm', 'Wed 9am–5pm?'],
  ['en', 'Open Mon–Fri 9–5, Wed p.m. closed', 'Wed 9am–5pm?'],
  ['en', 'Open Mon–Fri 9–5, closed Wed am', 'Wed 9am–5pm?'],
  ['en', 'Open Mon–Fri 9am–1pm, 2pm–5pm, closed Wednesday afternoons', 'Wed 9am–1pm'],
  ['de', 'Geöffnet Mo–Fr 9–17 Uhr, Mi nachm. geschlossen', 'Mit 9–17 Uhr?'],
  ['de', 'Geöffnet Mo–Fr 9–12, 14–17 Uhr, Mi nachm. geschlossen', 'Mit 9–12'],
  ['de', 'Geöffnet Mo–Fr 9–12 Uhr, Mo nachm. 14–17 Uhr', 'Mon 9–12 Uhr, 14–17 Uhr'],
  ['fr', 'Ouvert lundi–vendredi 9h–12h, 14h–18h, fermé le mercredi après-midi', 'Mer 9h–12h'],
  ['it', 'Aperto lunedì–venerdì 9–12, 14–18, mercoledì pomeriggio chiuso', 'Mer 9–12'],
])('half a day is no whole one, in %s: %s', (language, text, said) => {
  const told = hoursByDays(language, `<p>${text}</p>`)
  expect(told).toContain(said)
  expect(told).toHaveLength(2)
})

test.each([
  ['en', 'Opening hours', 'Tue–Sat 10am–6pm. Late night Thursday until 9pm', 'Thu 10am–9pm'],
  ['de', 'Öffnungszeiten', 'Di–Sa 10–18 Uhr. Langer Donnerstag bis 21 Uhr', 'Don 10–21 Uhr'],
  ['fr', 'Horaires', "Mardi–samedi 10h–18h. Nocturne le jeudi jusqu'à 21h", 'Jeu 10h–21h'],
  ['fr', 'Horaires', 'Mardi–samedi 10h–18h. Nocturne le jeudi 18h–21h', 'Jeu 10h–18h?'],
  ['nl', 'Openingstijden', 'Di–za 10–18 uur. Koopavond op donderdag tot 21 uur', 'Don 10–21 uur'],
])('a long evening is that of its day, in %s: %s', (language, head, text, said) => {
  expect(hoursByDays(language, `<h2>${head}</h2><p>${text}</p>`)).toContain(said)
})
