/** A string cut from a page's source keeps all of the source in memory; a copy does not. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
