/** Storing and looking up lines must split them alike, or a line of the website passes for the owner's. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|[\n\u2028\u2029]/)
