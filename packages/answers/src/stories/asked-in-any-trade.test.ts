import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { readFirst } from '../testing/quoted.ts'

const page = pagesAt('reedmoor.example')

let index: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page(
      '',
      'Reedmoor Boat House',
      'Rowing, canoes and two huts to sleep in, on the quiet side of Reedmoor.',
    ),
    page(
      'prices',
      'Prices',
      `| What | Standard | Friends |
| --- | --- | --- |
| Taster row | £12 | £9 |
| Oar repair, one blade | £24 | £20 |
| Oar repair, both blades | £41 | £35 |
| Lantern row | £18 | £15 |
| Rowlock replacement | £33 | £29 |

Children under 7 ride along free. The harbour levy of 4% is added to every bill.`,
    ),
    page(
      'friends',
      'Friends of Reedmoor',
      `Our membership for those who come often.

|  |  |
| --- | --- |
| Single – £26 a month | Two outings a week and the Friends price on everything. |
| Pair – £44 a month | As Single, for two people. |

You can leave with six weeks' notice.`,
    ),
    page(
      'rules',
      'Rules',
      `## Bookings

Tell us at least 36 hours before. If you do not turn up, we keep half of the price.

## Boats left with us

If you do not fetch your boat within 30 days, berthing is £5 a day.

## Paying

We accept Visa, Mastercard and cash. We do not accept cheques or Amex.

## Where we send oars

We only send oars within Ireland.

## Our van

The van fetches boats on Mondays and takes them home for £30.

## Certificates

Everyone who finishes the course is given a certificate on the last evening.

## Early birds

Before we open, post your keys in the tin by the green shutter.

## Parties

We do not host stag, hen or office parties. Every hut has fast Wi-Fi and a stove.

## Accidents

If a rower is hurt we ring the family and drive to the clinic in Larne. The clinic opens at seven.

## Somebody must be in

If you cancel late, or nobody is at home when the van comes, we charge £17.

## First visit

Every rower does a taster row before joining. It takes an hour.`,
    ),
    page(
      'huts',
      'Sleeping by the water',
      `If you arrive after the office has closed, your keys hang in the boat shed. The longest stay is 12 nights.

| Evening | When |
| --- | --- |
| Lantern row | from 21:00 on Fridays |
| Shop | 8:15 to 18:45 |`,
    ),
    page(
      'contact',
      'Contact',
      `Phone 028 9018 0144 · Email hello@reedmoor.example

In an emergency on the water ring Orla on 077 0090 0321.`,
    ),
  ]
  const phone = {
    kind: 'phone',
    label: 'Phone',
    value: '+44 28 9018 0144',
    url: 'https://reedmoor.example/',
  } as const
  index = await buildIndex({ pages, facts: [phone] }, { language: 'en' })
})

const ask = (...said: string[]) => converse(index, 'Reedmoor Boat House', said)

describe('what customers of any trade ask', () => {
  test.each([
    ['Which cards do you not take?', /Amex/],
    ['How much is the harbour levy?', /4%/],
    ['Can we have a hen party at yours?', /do not host/],
    ['prise of a taster rwo', /£12/],
    ['What can I not pay with?', /cheques/],
  ])('%s', (question, told) => {
    const said = ask(question)
    expect(said.text).toMatch(told)
    expect(said.answered).toBe(true)
  })

  test.each([
    ["What happens if we just don't turn up?", /half of the price/],
    ['What is the maximum stay?', /12 nights/],
    ['Do I have to pay for my kids under 7?', /free/],
    ['how far ahead must i tell you if i want to move my booking', /36 hours/],
    ['how long beforehand do I have to cancel a booking', /36 hours/],
    ['Where do I put my keys if I come before you open?', /green shutter/],
  ])('is read first, in words of its own: %s', (question, told) => {
    expect(readFirst(ask(question))).toMatch(told)
  })

  test.each([
    ["what if I can't make the booking, how much notice do you want?", '36 hours'],
    ["What happens if I don't fetch my boat?", '£5 a day'],
    ['What happens if a rower gets injured?', 'clinic in Larne'],
    ['What happens if nobody is home when the van comes?', '£17'],
    ['how much notice must i give to change my booking', '36 hours'],
    ['cost of an oar repair for both blades', '£41'],
    ['How much is the Single membership a month?', '£26'],
  ])('%s: the place that tells it is read first', (question, told) => {
    expect(readFirst(ask(question))).toContain(told)
  })

  test.each([
    ['Can I watch my boat on a camera during the week?', /^I couldn't find that.* 028 9018 0144/],
    ['What does the sauna cost?', /^I couldn't find that.* 028 9018 0144/],
    ['Where does Orla live?', /^Our website says: .*ring Orla on 077 0090 0321/],
  ])('the site does not tell: %s', (question, instead) => {
    const said = ask(question)
    expect(said.answered).toBe(false)
    expect(said.text).toMatch(instead)
  })

  test('the number for everyone is given as the pages show it, not the one for emergencies', () => {
    expect(ask('what is your phone number').text).toContain('028 9018 0144')
    expect(ask('What does the sauna cost?').text).toContain('028 9018 0144')
  })
})
