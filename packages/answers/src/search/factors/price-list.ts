import type { IndexedPassage } from '../../knowledge/passage.ts'
import type { Factor } from '../factor.ts'
import { factor } from '../weights.ts'

const obliges =
  /\b(?:have to|must|need to|required|compulsory|mandatory|allowed|may i|can i|may we|muss|müssen|darf|dürfen|obligatori\w+|permitid\w+|obligatoire|autorisé\w*|dois-je|peut-on|obbligatori\w+|obrigatóri\w+)\b/i

const isBarePrice = (passage: IndexedPassage) =>
  passage.subject !== '' &&
  !passage.cells &&
  /^\W{0,2}(?:[€£$]\s?)?\d[\d.,]*\s?(?:€|£|EUR)?\W?$/.test(passage.text)

const bareAmount = /^(?:[€£$]\s?)?[\d.,–—-]+\s?(?:€|£|EUR|%|\p{L}{1,6}\.?)?$|^(?:same day|free|yes|no)$/iu

/** 'What is included in a service?' is not told by what it costs. */
export const barePrices: Factor = {
  name: 'bare-prices',
  example: {
    page: `Free shipping in the US on orders over $45.

Opened tea can be exchanged once for another of the same price, within 60 days. You needn't send it back.
| Shipping | $4.95 | free | free |`,
    asked: ['From what amount is shipping free?'],
    told: 'Free shipping in the US on orders over $45.',
  },
  factor: ({ passage, question }) =>
    passage.cells &&
    question.type === 'other' &&
    passage.cells.every(({ value: cell }) => bareAmount.test(cell))
      ? factor.barePrices
      : 1,
}

/** 'Must I wear a cap?' is not told by what caps cost. */
export const priceOfDuty: Factor = {
  name: 'price-of-duty',
  example: {
    page: `- Swimming cap: £3
- Towel: £2

Everybody in the water wears a cap for swimming.`,
    asked: ['Do I have to wear a swimming cap?'],
    told: 'wears a cap',
  },
  factor: ({ passage, question }) =>
    isBarePrice(passage) && obliges.test(question.text) ? factor.obliged : 1,
}
