/**
 * The lines of a text, at every character that begins one. Whoever remembers lines and whoever looks them up later must
 * agree on these, or a line of the website passes for the owner's.
 */
export const linesOf = (text: string): string[] => text.split(/\r\n?|[\n\u2028\u2029]/)
