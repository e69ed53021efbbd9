export const optionalNumber = {
  setValueAs: (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed)),
}
