export const registeredAddress = 'Address on paper'

const seatWords =
  /(?<!\p{L})(?:registered (?:office|address)|sitz der (?:gesellschaft|firma)|(?:gesellschafts|geschäfts|satzungs)sitz|siège (?:social|de la société)|domicilio (?:social|fiscale?|legal)|sede (?:legale|social)|statutaire zetel|maatschappelijke zetel)(?!\p{L})/giu
/** On a legal page 'c/o' names the accountant; elsewhere, the landlord. */
const careOf = /(?<!\p{L})(?:c\/o|care of)(?!\p{L})/iu
/** Words that say that the same address is visited too: 'Sede legale e operativa', 'Registered office and shop'. */
const alsoVisited = /^,? ?(?:&|\/|and|und|et|e|ed|y|en) \p{L}/iu
const longestName = 60

export const headsRegisteredAddress = (text: string): boolean =>
  text.length <= longestName && textAfterSeat(text) !== null

interface AddressInSentence {
  before: string
  after: string
  value: string
  isLegal: boolean
}

export function isRegisteredOnly({ before, after, value, isLegal }: AddressInSentence): boolean {
  if (isLegal && careOf.test(`${before}${value}`)) return true
  const bracketed = /^[\s,]*\(([^)]{1,60})\)/.exec(after)?.[1] ?? ''
  const between = textAfterSeat(before) ?? textAfterSeat(bracketed)
  // 'Sede legale: Milano; Showroom: Via Roma 12' is the showroom.
  return between !== null && between.split(/[:;]/).length <= 2
}

function textAfterSeat(text: string): string | null {
  const last = [...text.matchAll(seatWords)].at(-1)
  const rest = last ? text.slice(last.index + last[0].length) : ''
  return last && !alsoVisited.test(rest) ? rest : null
}
