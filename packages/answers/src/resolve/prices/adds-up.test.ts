import { describe, expect, test } from 'vitest'
import { answer } from '../../answer.ts'
import { buildIndex } from '../../knowledge/build-index.ts'
import { assistantOf } from '../../testing/assistant.ts'
import type { Language } from '../../types.ts'

async function ask(language: Language, text: string, ...questions: string[]) {
  const pages = [{ url: 'https://site.example/', title: 'Prices', language, text }]
  const index = await buildIndex({ pages, facts: [] }, { language })
  const assistant = assistantOf('Meadow Farm', language)
  const history = questions.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  return answer({ index, assistant, question: questions.at(-1)!, history })
}

const tickets = `# Tickets

| Visitor | Price |
| --- | --- |
| Adult | £8.50 |
| Child (3–15) | £5 |
| Under 3 | free |
| Senior | £7 |`

const hire = `# Boat hire

| Boat | Per hour | Per day |
| --- | --- | --- |
| Canoe | £12 | £45 |
| Rowing boat | £15 | £60 |`

const rooms = `# Zimmer und Preise

| Zimmer | Preis pro Nacht |
| --- | --- |
| Einzelzimmer | 62 € |
| Doppelzimmer | 89,50 € |`

describe('what is counted and priced is added up', () => {
  test.each([
    [tickets, 'How much for 2 adults and 3 children?', '2 × £8.50 + 3 × £5 = £32.00'],
    [tickets, '2 adults, 1 child and 1 senior?', '2 × £8.50 + 1 × £5 + 1 × £7 = £29.00'],
    [tickets, 'What does it cost for two adults?', '2 × £8.50 = £17.00'],
    [hire, 'How much is a canoe for 3 hours?', '3 × £12 = £36'],
    [hire, 'What do 2 canoes cost for 3 hours?', '2 × 3 × £12 = £72'],
  ])('%#: %s', async (text, question, sum) => {
    const said = await ask('en', text, question)
    expect(said.text).toContain(sum)
    expect(said.confidence).toBe('sure')
    expect(said.trace).toContain('resolve/adds-up')
  })

  test('after a question about prices, and with what is free', async () => {
    const said = await ask('en', tickets, 'How much is an adult ticket?', 'And for 2 adults?')
    expect(said.text).toContain('2 × £8.50 = £17.00')
    const free = tickets.replace('| Under 3 |', '| Baby |')
    expect((await ask('en', free, 'How much for 2 adults and 1 baby?')).text).toMatch(
      /Baby: free[\s\S]*2 × £8.50 = £17.00/,
    )
  })

  test('in the words and the figures of other languages', async () => {
    expect((await ask('de', rooms, 'Was kostet das Doppelzimmer für 3 Nächte?')).text).toContain(
      '3 × 89,50 € = 268,50 €',
    )
    const kaartjes = `# Toegang

- Volwassenen: € 9
- Kinderen: € 6,50`
    expect((await ask('nl', kaartjes, 'Wat kost het voor 2 volwassenen en 2 kinderen?')).text).toContain(
      '2 × € 9 + 2 × € 6,50 = € 31,00',
    )
  })

  test('the prices themselves are quoted before it', async () => {
    const { text } = await ask('en', tickets, 'How much for 2 adults and 3 children?')
    expect(text.indexOf('Adult: £8.50')).toBeGreaterThanOrEqual(0)
    expect(text.indexOf('Adult: £8.50')).toBeLessThan(text.indexOf(' = '))
  })
})

describe('nothing is added up where anything is left open', () => {
  const twoKinds = tickets.replace('| Child (3–15) | £5 |', '| Child (3–6) | £4 |\n| Child (7–15) | £5 |')
  const family = `${tickets}\n| Family | £22 |`
  const from = tickets.replace('| Adult | £8.50 |', '| Adult | from £8.50 |')
  const seasons = `# Tickets

| Visitor | Weekday | Weekend |
| --- | --- | --- |
| Adult | £8 | £10 |
| Child | £5 | £6 |`
  const twoLists = `${tickets}

# Swimming

| Swimmer | Price |
| --- | --- |
| Adult | £4 |
| Child | £2 |`
  test.each([
    ['children of which age?', twoKinds, 'How much for 2 adults and 3 children?'],
    ['a family ticket may be cheaper', family, 'How much for 2 adults and 3 children?'],
    [
      'a family ticket below the list',
      `${tickets}\n\nA family of four pays £22.`,
      'How much for 2 adults and 2 children?',
    ],
    [
      'a week has its own price',
      rooms.replace('Zimmer und Preise', 'Rooms'),
      'How much is the Doppelzimmer for 9 nights?',
    ],
    ['one boat or two?', hire, 'How much is a canoe for a group of 4 for 2 hours?'],
    ['a price that begins there', from, 'How much for 2 adults and 3 children?'],
    ['on which day?', seasons, 'How much for 2 adults and 3 children?'],
    ['of which list?', twoLists, 'How much for 2 adults and 3 children?'],
    ['a group has its own prices', tickets, 'How much for 12 adults and 20 children?'],
    ['nobody says what a student pays', tickets, 'How much for 2 adults and 2 students?'],
    ['an age is no number of people', tickets, 'How much is it for a child of 5?'],
    ['a day has a price of its own', hire, 'How much is a canoe for 26 hours?'],
    ['something else is asked for', tickets, 'How much for 2 adults and 3 children with a dog?'],
    ['whether there is room is no sum', tickets, 'Do you have room for 2 adults and 3 children?'],
  ])('%s', async (_, text, question) => {
    const said = await ask('en', text, question)
    expect(said.text).not.toContain('×')
    expect(said.trace).not.toContain('resolve/adds-up')
  })
})
