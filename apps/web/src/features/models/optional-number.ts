/** For the field of a number that may be left empty. */
export const optionalNumber = {
  setValueAs: (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed)),
}
