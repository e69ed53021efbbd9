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
  factor: ({ passage, question }) =>
    isBarePrice(passage) && obliges.test(question.text) ? factor.obliged : 1,
}
