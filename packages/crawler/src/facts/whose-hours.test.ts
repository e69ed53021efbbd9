import { expect, test } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { pageFacts } from './find-facts.ts'

/** The hours a page states: 'label value', doubtful ones with a question mark. */
const hours = (body: string) =>
  pageFacts(
    readHtml(
      `<html lang="en"><head><title>Clay &amp; Kiln</title></head><body><main><h1>Visit us</h1>${body}</main></body></html>`,
      'https://clay.example/visit',
    ),
  )
    .filter(({ kind }) => kind === 'hours')
    .map(({ label, value, sure }) => `${label} ${value}${sure === false ? '?' : ''}`)

const own = '<h2>Opening hours</h2><p>Mon–Tue 10:00–17:00</p>'
const ours = ['Monday 10:00–17:00', 'Tuesday 10:00–17:00']

test('hours of the telephone, of a café and of deliveries are those of a part, never the house’s', () => {
  expect(
    hours(`<h2>Opening hours</h2><table><tr><th>Day</th><th>Studio</th><th>Telephone</th></tr>
      <tr><td>Monday</td><td>closed</td><td>9–12</td></tr><tr><td>Tuesday</td><td>10–17</td><td>9–12</td></tr></table>`),
  ).toEqual([
    'Monday – Studio closed',
    'Tuesday – Studio 10–17',
    'Monday – Telephone 9–12',
    'Tuesday – Telephone 9–12',
  ])
  const beside = hours(
    '<h2>Opening hours</h2><p>Mon–Tue 10:00–17:00, kitchen until 16:00</p><p>The café is open Mon–Wed 9:00–16:00.</p>',
  )
  expect(beside.filter((said) => !said.includes(' – '))).toHaveLength(2)
  expect(beside).toContain('Wednesday – café 9:00–16:00')
})

test('prose with exceptions: the week is told, holidays are asked, and the first Monday of a month is no Monday', () => {
  expect(hours(`${own}<p>On the first Monday of the month we open 13:00–17:00 for models.</p>`)).toEqual(ours)
  expect(
    hours(`${own}<h3>Christmas opening</h3><ul><li>Monday: 10:00–13:00</li><li>Tuesday: closed</li></ul>
      <p>We are closed on 24 December and on Thursday 31 December 2026 we open 10:00–12:00.</p>`),
  ).toEqual([...ours, 'Monday – Christmas 10:00–13:00?', 'Tuesday – Christmas closed?'])
  expect(hours(`${own}<p>Collection: Saturday 9:00–10:00</p>`)).toEqual([
    ...ours,
    'Saturday – Collection 9:00–10:00?',
  ])
})

test('under a heading over several places each name is a branch', () => {
  expect(
    hours(
      `<h2>Our salons</h2><h3>Ludlow</h3><p>Tue–Wed 9:00–18:30</p><h3>Clun</h3><p>Wed–Thu 9:00–17:00</p>`,
    ).sort(),
  ).toEqual([
    'Thursday – Clun 9:00–17:00',
    'Tuesday – Ludlow 9:00–18:30',
    'Wednesday – Clun 9:00–17:00',
    'Wednesday – Ludlow 9:00–18:30',
  ])
})
