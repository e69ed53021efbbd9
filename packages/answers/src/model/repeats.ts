const almostAll = 0.7

export const wordsOfLine = (line: string): ReadonlySet<string> =>
  new Set(line.toLowerCase().match(/[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu) ?? [])

/** Whether a line says again what another says: all of its numbers and nearly all of its words. */
export function isWithin(line: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const words = [...line]
  if (words.length === 0 || words.some((word) => /^\d/.test(word) && !other.has(word))) return false
  return words.filter((word) => other.has(word)).length >= words.length * almostAll
}
