import type { ReadPage } from '@foyer/crawler/read/read-page'
import type { PlacedLine } from '../attribute/about-others.ts'
import { phoneWord } from '../attribute/phone-purpose.ts'
import { pathOf } from '../page/front-page.ts'
import { ownContacts } from './phone-doubts.ts'
import { isIberian, phoneShape } from './phone-number.ts'
import { isOfAccount, isOfRegister } from './register-number.ts'

const endsInWord = /[\p{L}\p{N}:º°]\s{0,2}$/u

/** Whether digits that no word calls a phone are one, by how they are written and what stands before them. */
export function isUnlabelledPhone(
  written: string,
  before: string,
  above: PlacedLine | null,
  line: PlacedLine,
  { page, isLegal }: { page: ReadPage; isLegal: boolean },
): boolean {
  // A Spanish or Portuguese number counts only where contacts stand, and behind no word: elsewhere as many
  // figures are anything.
  const isAmongContacts = !line.own || ownContacts.test(pathOf(page.url))
  const isShaped =
    phoneShape(written) || (isAmongContacts && !endsInWord.test(before) && isIberian(written, page.language))
  if (!isShaped || (!written.startsWith('+') && isOfAccount(before))) return false
  // A phone needs a word for it among the numbers of registers, accounts and policies.
  if (line.kind !== 'definition' || above?.kind !== 'term') return true
  return !isOfRegister(`${above.text} `) && (!isLegal || phoneWord.test(`${above.text} `))
}
