/** The label of an address by which a company is only registered, or gets its letters by way of somebody else. */
export const registeredAddress = 'Address on paper'

const seatWords =
  /(?<!\p{L})(?:registered (?:office|address)|sitz der (?:gesellschaft|firma)|(?:gesellschafts|geschäfts|satzungs)sitz|siège (?:social|de la société)|domicilio (?:social|fiscale?|legal)|sede (?:legale|social)|statutaire zetel|maatschappelijke zetel)(?!\p{L})/giu
/**
 * An address care of somebody: on a page of the law the accountant's; elsewhere, somebody's whose rooms the
 * business is in.
 */
const careOf = /(?<!\p{L})(?:c\/o|care of)(?!\p{L})/iu
/** Words that say that the same address is visited too: 'Sede legale e operativa', 'Registered office and shop'. */
const alsoVisited = /^,? ?(?:&|\/|and|und|et|e|ed|y|en) \p{L}/iu
const longestName = 60

/** Whether a heading or a line by itself announces a registered address. */
export const headsRegisteredAddress = (text: string): boolean =>
  text.length <= longestName && textAfterSeat(text) !== null

interface AddressInSentence {
  /** The words of the sentence before the address, and those after it. */
  before: string
  after: string
  value: string
  isLegal: boolean
}

/**
 * Whether an address is only registered: 'Registered office: 3 Mill Lane, Bath', '3 Mill Lane, Bath (registered
 * office)', 'c/o Ledger & Co, 3 Mill Lane'.
 */
export function isRegisteredOnly({ before, after, value, isLegal }: AddressInSentence): boolean {
  if (isLegal && careOf.test(`${before}${value}`)) return true
  const bracketed = /^[\s,]*\(([^)]{1,60})\)/.exec(after)?.[1] ?? ''
  const between = textAfterSeat(before) ?? textAfterSeat(bracketed)
  // 'Sede legale: Milano; Showroom: Via Roma 12' is the showroom.
  return between !== null && between.split(/[:;]/).length <= 2
}

/** The text after the last words for a seat; null where there are none, or where the same is visited too. */
function textAfterSeat(text: string): string | null {
  const last = [...text.matchAll(seatWords)].at(-1)
  const rest = last ? text.slice(last.index + last[0].length) : ''
  return last && !alsoVisited.test(rest) ? rest : null
}
