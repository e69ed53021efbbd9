/** How a field is read whose number may be left empty. */
export const optionalNumber = {
  setValueAs: (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed)),
}
