import type { ReadPage } from '@foyer/crawler/read/read-page'
import { phoneWord } from '../attribute/phone-purpose.ts'
import type { PlacedLine } from '../attribute/third-parties.ts'
import { pathOf } from '../page/front-page.ts'
import { ownContacts } from './phone-doubts.ts'
import { isIberian, phoneShape } from './phone-number.ts'
import { isAccountCode, isRegisterNumber } from './register-number.ts'

const endsInWord = /[\p{L}\p{N}:º°]\s{0,2}$/u

/** Decides by shape and by the words before. */
export function isUnlabelledPhone(
  written: string,
  before: string,
  above: PlacedLine | null,
  line: PlacedLine,
  { page, isLegal }: { page: ReadPage; isLegal: boolean },
): boolean {
  // Elsewhere nine digits may be anything.
  const isAmongContacts = !line.own || ownContacts.test(pathOf(page.url))
  const isShaped =
    phoneShape(written) || (isAmongContacts && !endsInWord.test(before) && isIberian(written, page.language))
  if (!isShaped || (!written.startsWith('+') && isAccountCode(before))) return false
  // Registers, accounts and policies have numbers in definition lists too.
  if (line.kind !== 'definition' || above?.kind !== 'term') return true
  return !isRegisterNumber(`${above.text} `) && (!isLegal || phoneWord.test(`${above.text} `))
}
