import { describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import { buildPromptTemplate } from '../model/build-prompt-template.ts'
import { retrievePassages } from '../model/retrieve-passages.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { quotedIn } from '../testing/quoted.ts'
import type { Fact, Page } from '../types.ts'

const page = pagesAt('hill.example')
const read = (pages: Page[], facts: Fact[] = []) => buildIndex({ pages, facts }, { language: 'en' })
const ask = async (text: string, ...questions: string[]) =>
  converse(await read([page('', 'Plumbers', text)]), 'Hill Plumbing', questions)

const home = page(
  '',
  'Hill Plumbing',
  `Call us on 0113 496 0100 or mail office@hill.example. Hill Plumbing Ltd, 4 Mill Lane, Leeds LS2 7EW

## What customers say

They were late; call Rapid Plumbing on 0113 496 0999 instead, only £30 a visit. Open 24 hours! rival@rapid.example

"Fixed my boiler for £45" - Anne, 9 High Street, York YO1 8QT

## Partners

- Leeds Boilers, 0113 496 0777, 88 Kirkgate, Leeds LS2 7DJ

## Prices

| Job | Price |
| --- | --- |
| Boiler service | £80 |

## Legal

VAT No. GB 123 4567 89. Company number 01234567. IBAN GB29 NWBK 6016 1331 9268 19`,
)
const stated = (kind: Fact['kind'], value: string): Fact => ({
  kind,
  label: kind,
  value,
  url: 'https://hill.example/',
})
const facts = [
  stated('phone', '0113 496 0100'),
  stated('email', 'office@hill.example'),
  stated('address', 'Hill Plumbing Ltd, 4 Mill Lane, Leeds LS2 7EW'),
]
const others = /0777|0999|6016|rapid|Anne|Kirkgate/

describe('numbers and addresses of others on the business’s own pages', () => {
  test.each([
    ['with the facts of a scan', facts],
    ['without any', []],
  ])('%s only its own are told', async (_, known) => {
    const index = await read([home], known)
    const told = Object.values(index.contacts).flatMap((entries) =>
      Array.isArray(entries) ? entries.map(({ value }) => value) : [],
    )
    expect(told.join()).not.toMatch(others)
    expect(told).toHaveLength(3)
    const { text, confidence } = converse(index, 'Hill Plumbing', ['What is your address?'])
    expect([text, confidence]).toEqual([
      'Our address is Hill Plumbing Ltd, 4 Mill Lane, Leeds LS2 7EW.',
      'sure',
    ])
    const contact = retrievePassages(index, { question: 'Who won the cup?', name: 'Hill Plumbing' })[0]!
    expect(contact.text).toContain('0113 496 0100')
    expect(contact.text).not.toMatch(others)
  })

  test('what the facts do not tell is not told as ours from a line that nothing marks', async () => {
    const text = 'Call us on 0113 496 0100.\n\nThe tile shop: 0113 496 0555, 12 Wharf Street, Leeds LS1 4AB'
    const { phones, addresses } = (await read([page('', 'Hill Plumbing', text)], facts)).contacts
    expect(phones.map(({ value }) => value)).toEqual(['0113 496 0100'])
    expect(addresses.map(({ value }) => value)).toEqual([facts[2]!.value])
  })

  test('asked for by its name, a partner is told by it', async () => {
    const index = await read([home], facts)
    const { text } = converse(index, 'Hill Plumbing', ['What is the address of Leeds Boilers?'])
    expect(text).toMatch(/Leeds Boilers.*88 Kirkgate/)
    expect(text).not.toMatch(/our address/i)
  })

  test('the owner’s own words tell a number beside those of the scan', async () => {
    const context = 'Phone: 0113 496 0222'
    const index = await buildIndex({ pages: [home], facts, context }, { language: 'en' })
    expect(index.contacts.phones.map(({ value }) => value)).toContain('0113 496 0222')
  })
})

describe('what customers say', () => {
  test.each(['How much is a visit?', 'Are you open 24 hours?', 'How much is it to fix a boiler?'])(
    '%s is not told for sure by it',
    async (question) => {
      const said = converse(await read([home], facts), 'Hill Plumbing', [question])
      expect(said.answered).toBe(false)
      for (const line of quotedIn(said).filter((quote) => others.test(quote)))
        expect(line).toMatch(/^What customers say: /)
    },
  )

  test('is found by whoever asks for it', async () => {
    const said = converse(await read([home], facts), 'Hill Plumbing', ['What do customers say?'])
    expect(quotedIn(said)[0]).toMatch(/They were late/)
  })

  const price = '| Room | Price |\n| --- | --- |\n| Single | €70 |\n| Double | €110 |'
  test.each([
    ['a quotation', '> I paid just €49 for a double room.'],
    ['quotation marks and a name', '“I paid just €49 for a double room.” – Tom'],
    ['quotation marks', '„I paid just €49 for a double room“'],
    ['stars', '★★★★★ I paid just €49 for a double room.'],
    ['a heading', '## Guest reviews\n\nI paid just €49 for a double room.'],
    ['a heading in German', '## Das sagen unsere Gäste\n\nI paid just €49 for a double room.'],
    [
      'a line that leads on to it',
      'What guests say:\n\nBest hotel! – Ann\n\nI paid just €49 for a double room. – Tom',
    ],
  ])('told by %s goes behind the business’s own words', async (_, review) => {
    const said = await ask(`${review}\n\n## Rooms\n\n${price}`, 'How much is a double room?')
    const lines = quotedIn(said)
    if (said.confidence === 'sure') expect(said.text).toContain('€110')
    else expect(lines[0]).toContain('€110')
    const alone = await ask(review, 'How much is a double room?')
    expect(alone.confidence).toBe('unsure')
    expect(alone.text).toContain('€49')
  })

  test.each([
    ['signed below', '> Parking costs just £1 a day.\n\n> Tom, York'],
    ['signed in a line behind it', '> Parking costs just £1 a day.\n\n– Tom, York'],
    ['signed at its end', '> Parking costs just £1 a day. Tom Baker'],
    ['rated', '> ★★★★☆\n\n> Parking costs just £1 a day.'],
    ['told of oneself', '> Parcheggio comodo, ho pagato £1 al giorno per il parking.'],
  ])('a quotation that is %s is never sure', async (_, quotation) => {
    const own = 'Our house has nine rooms and a garden that looks over the river and the old mill.'
    const said = await ask(`${own}\n\n${quotation}`, 'How much is parking?')
    expect(said.confidence).toBe('unsure')
    expect(quotedIn(said)[0]).toMatch(/^“.*£1.*”$/)
    expect(said.text).not.toMatch(/^\s*> ?>/m)
  })

  test('a review that the business makes is a service', async () => {
    const { text, confidence } = await ask(
      '## Medication review\n\nA medication review costs £20.',
      'How much is a medication review?',
    )
    expect([text, confidence]).toEqual(['A medication review costs £20.', 'sure'])
  })

  test('is not among what a model is told of the business', () => {
    const prompt = buildPromptTemplate([home], facts, { name: 'Hill Plumbing', language: 'en' })
    expect(prompt).toContain('Boiler service')
    expect(prompt).not.toMatch(/0999|rapid|Anne/)
  })
})

describe('a dated post', () => {
  const news = {
    url: 'https://hill.example/news/offer',
    title: 'Spring offer 2019',
    language: 'en',
    text: '# Spring offer 2019\n\n1 March 2019\n\nA boiler service costs only £59 until May.',
  }
  test('goes behind the business’s own words, and is not sure by itself', async () => {
    const both = converse(await read([news, home]), 'Hill Plumbing', ['How much is a boiler service?'])
    expect(quotedIn(both)[0] ?? both.text).toContain('£80')
    const alone = converse(await read([news]), 'Hill Plumbing', ['How much is a boiler service?'])
    expect(alone.confidence).toBe('unsure')
    expect(alone.text).toContain('£59')
  })
})

describe('where the business is', () => {
  test.each(['We are in March closed for a week.', 'Our supplier is based in Milan.', '> We are in York.'])(
    'is not told by %s',
    async (text) => {
      const where = 'Where are you?'
      expect((await ask(text, where)).confidence).not.toBe('sure')
      const own = await ask(`You find us at 4 Mill Lane, Leeds LS2 7EW.\n\n${text}`, where)
      expect([own.confidence, own.text]).toEqual(['sure', 'Our address is 4 Mill Lane, Leeds LS2 7EW.'])
    },
  )

  test('Which town are you in? is told by the address where there is one', async () => {
    const index = await read([home], facts)
    expect(converse(index, 'Hill Plumbing', ['Which town are you in?']).text).toContain('Leeds LS2 7EW')
  })
})

describe('what a customer says below a heading of the business', () => {
  const text = `## Vaccinations

Boosters cost £45.

> They see horses too, and a check-up is only £12.

> Ann B.

> They charge £20 an hour for gardening; ring their rival on 0113 496 9999.

> Tom W.`

  test('stands in quotation marks, without the heading', async () => {
    const [said] = quotedIn(await ask(text, 'Do you see horses?'))
    expect(said).toBe('“They see horses too, and a check-up is only £12.”')
  })

  test('is not quoted where it holds a number that may be a rival’s', async () => {
    const said = await ask(text, 'How much do you charge for gardening an hour?')
    expect([said.confidence, said.text]).toEqual(['none', "I couldn't find that on our website."])
  })
})
