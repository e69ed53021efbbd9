/** Ends the address of what every page repeats, which is kept once and apart from the start page. */
export const everywhereMark = '#everywhere'
