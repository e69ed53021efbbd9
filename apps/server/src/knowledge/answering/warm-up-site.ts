import type { Fact, Language, Page } from '@foyer/answers/types'

// An invented shop with what businesses publish, since each kind of text is read by other code.

const home = `# Example Cycles

Example Cycles has sold and repaired bicycles in Marlow since 1998. We are a family business with a small workshop, and
most repairs are done within two days.

## Opening hours

| Day | Shop | Workshop |
| --- | --- | --- |
| Monday | closed | closed |
| Tuesday – Friday | 9:00–18:00 | 9:00–12:30, 13:30–17:00 |
| Saturday | 9:30–16:00 | 10:00–14:00 |
| Sunday | closed | closed |

On bank holidays we are closed. In December we are open on Sundays from 11 am to 3 pm.

## Find us

Example Cycles Ltd, 12 Mill Lane, Marlow SL7 1AA. Telephone 01632 960 111, email hello@example.com. Parking is free behind
the shop, and the bus stops in front of it.

> “They had my wheel straight in an hour, for less than I thought.”
> Tom, Henley`

const prices = `# Prices

## Workshop

| Service | Adult bike | Child’s bike |
| --- | --- | --- |
| Full service | £89 | £59 |
| Small service | £45 | £30 |
| Puncture, including the tube | £14 | £12 |
| Wheel truing, per wheel | £18 | £15 |

Prices are without parts. Members pay 10 % less. We ask before anything costs more than £20 extra.

## Hire

- City bike: £18 a day, £80 a week
- Electric bike: £38 a day; a deposit of £150 is held on your card
- Child seat: £5 a day, free with two bikes

From April to September please book a day ahead. Cancelling is free until 6 pm on the day before.`

const questions = `# Questions and answers

### Do I need an appointment?

Not for small repairs. For a full service please book online or ring us; the wait is about a week in spring.

### Can I pay by card?

Yes, by card, in cash or by bank transfer. We don’t take cheques.

### Are dogs allowed in the shop?

Dogs are welcome on a lead, but not in the workshop.

## The team

**Ann Example** runs the shop and teaches the maintenance course on the first Thursday of each month, 18:30–20:30, £25 a
person. **Sam Miller** is the mechanic for electric bikes. Neither sells motorcycles: for those we send you to a dealer.`

const at = (path: string, title: string, text: string): Page => ({
  url: `https://example.com/${path}`,
  title,
  text,
})

export const practicePages: Page[] = [
  at('', 'Example Cycles', home),
  at('prices', 'Prices', prices),
  at('questions', 'Questions and answers', questions),
]

const fact = (kind: Fact['kind'], label: string, value: string): Fact => ({
  kind,
  label,
  value,
  url: 'https://example.com/',
})

export const practiceFacts: Fact[] = [
  fact('name', 'Name', 'Example Cycles'),
  fact('phone', 'Phone', '01632 960 111'),
  fact('address', 'Address', '12 Mill Lane, Marlow SL7 1AA'),
  fact('hours', 'Saturday', '9:30–16:00'),
  fact('price', 'Full service – Adult bike', '£89'),
]

const english = [
  'When are you open?',
  'How much is a full service for a child’s bike?',
  'Can I park there?',
  'Who teaches the course and when?',
  'Do you sell boats?',
]

/** All languages share their code, so few questions load a language's words. */
const others: Partial<Record<Language, string[]>> = {
  de: ['Wann haben Sie geöffnet?', 'Was kostet eine große Inspektion?'],
  fr: ['Quand êtes-vous ouverts ?', 'Combien coûte une révision complète ?'],
  it: ['Quando siete aperti?', 'Quanto costa una revisione completa?'],
  es: ['¿Cuándo abren?', '¿Cuánto cuesta una revisión completa?'],
  pt: ['Quando estão abertos?', 'Quanto custa uma revisão completa?'],
}

export const practiceQuestions = (language: Language) => others[language] ?? english
