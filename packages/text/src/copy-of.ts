/** A substring keeps the whole page in memory; a copy doesn't. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
