/** What was typed in a hurry is an address too: the scheme is ours to add. */
export function withScheme(address: string) {
  const trimmed = address.trim()
  return trimmed && !/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? `https://${trimmed}` : trimmed
}
