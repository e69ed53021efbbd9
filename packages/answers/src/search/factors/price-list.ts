import type { Unit } from '../../knowledge/unit.ts'
import type { Question } from '../../understand/question.ts'

const mostOfName = 0.5
const obliges =
  /\b(?:have to|must|need to|required|compulsory|mandatory|allowed|may i|can i|may we|muss|müssen|darf|dürfen|obligatori\w+|permitid\w+|obligatoire|autorisé\w*|dois-je|peut-on|obbligatori\w+|obrigatóri\w+)\b/i

const isThere = /^\W{0,3}(?:is|are) there\b/i

const free = /\b(?:free|gratis|kostenlos\w*|gratuit\w*)\b/i

const isBarePrice = (unit: Unit) =>
  unit.subject !== '' && !unit.cells && /^\W{0,2}(?:[€£$]\s?)?\d[\d.,]*\s?(?:€|£|EUR)?\W?$/.test(unit.text)

const bareAmount = /^(?:[€£$]\s?)?[\d.,–—-]+\s?(?:€|£|EUR|%|\p{L}{1,6}\.?)?$|^(?:same day|free|yes|no)$/iu

/** How likely a price list answers what asks for something else than a price. */
export function asPriceList(unit: Unit, question: Question, subjectShare: number): number {
  let factor = 1
  // 'What is included in a service?' is not told by what it costs.
  if (unit.cells && question.type === 'other' && unit.cells.every(({ value: cell }) => bareAmount.test(cell)))
    factor *= 0.7
  // 'Must I wear a cap?' is not told by what caps cost.
  if (isBarePrice(unit) && obliges.test(question.text)) factor *= 0.6
  // 'Free delivery: from £60' names a sum, yet not what delivery costs.
  if (question.type === 'price' && free.test(unit.subject) && !free.test(question.text)) factor *= 0.75
  // 'Is there a lift?' is hardly told by a price list that has 'lash lift'.
  if (unit.cells && subjectShare < mostOfName && isThere.test(question.text)) factor *= 0.5
  return factor
}
