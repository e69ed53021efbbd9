import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { quotedIn } from '../testing/quoted.ts'

let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Harbour Zoo and Kennels

A small zoo with a holiday club by the sea.

## Tickets

| Ticket | Child (4–15) | Adult (16–64) | Senior (65+) |
| --- | --- | --- | --- |
| Day ticket | £9 | £16 | £12 |
| Year pass | £41 | £72 | £55 |

Children under 4 come in free.

## Dog grooming

| Service | Small (under 10 kg) | Medium (10–25 kg) | Large (over 25 kg) |
| --- | --- | --- | --- |
| Bath and dry | £22 | £29 | £38 |
| Full groom | £36 | £47 | £61 |

## Boat hire

| Boat | 1–2 people | 3–4 people | 5+ people |
| --- | --- | --- | --- |
| Rowing boat | £14 | £19 | £25 |
| Pedal boat | £17 | £23 | £31 |

## Group visits

| Group size | Price per head | Guide |
| --- | --- | --- |
| Up to 10 | £13.50 | £40 |
| Up to 25 | £11.80 | £55 |
| Up to 60 | £10.20 | £75 |

## Holiday club

| Age group | Morning | Whole day |
| --- | --- | --- |
| 4 to 6 | £18 | £33 |
| 7 to 9 | £20 | £36 |
| 10 to 14 | £23 | £41 |

## Rugs

- 4x6 – £85
- 5x8 – £130
- 8x10 – £210

## Berths

| Berth | Boat | Per week | Notes |
| --- | --- | --- | --- |
| Pontoon | up to 20 ft | £60 | water and light |
| Pontoon | up to 32 ft | £84 | water and light |
| Swinging mooring | up to 20 ft | £35 | |
| Swinging mooring | up to 32 ft | £48 | |

## Parties

### Otter party

£140 for up to 12 children

- Two hours with a keeper
- Sandwiches and cake
- Starts at 14:00

### Penguin party

£190 for up to 16 children

- Three hours with a keeper
- Hot lunch
- Starts at 11:00

## Keeper for a day

| Package | Ages | Price | Length |
| --- | --- | --- | --- |
| Junior keeper | 8 to 13 | £85 | 3 hours |
| Keeper | 14 and over | £145 | 6 hours |`
  const pages = [{ url: 'https://zoo.example/', title: 'Harbour Zoo', text }]
  index = await buildIndex({ pages, facts: [] }, { language: 'en' })
})

test.each<[string[], string]>([
  [['How much is the otter party?', 'What time does it start?'], '14:00'],
  [['How much is the otter party?', 'And how long is it?'], 'Two hours'],
  [['How much is keeper for a day for a 16 year old?', 'how long does it last?'], '6 hours'],
  [['What does a pontoon cost for my 18 foot boat?', 'and if she was 30 ft?'], '£84'],
])('%s: %s', (questions, told) => {
  const { text } = converse(index, 'Harbour Zoo', questions)
  expect(text).toContain(told)
  expect((text.match(/£/g) ?? []).length).toBeLessThanOrEqual(1)
})

test.each([
  ['rowing boat for me and my wife, how much', 0, '£14'],
  ['How much is a 5 x 8 rug?', 0, '£130'],
  ['How much is keeper for a day for a 16 year old?', 0, '£145'],
  ['What does a pontoon cost for my 18 foot boat?', 0, '£60'],
])('%s is told or quoted', (question, place, told) => {
  const said = converse(index, 'Harbour Zoo', [question])
  expect(quotedIn(said)[place] ?? said.text).toContain(told)
})
