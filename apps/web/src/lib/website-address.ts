/** What was typed in a hurry is an address too: the scheme is ours to add. */
export function withScheme(address: string) {
  const trimmed = address.trim()
  return trimmed && !/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? `https://${trimmed}` : trimmed
}

/**
 * What an address of a website looks like, with a scheme or without: a name with a dot in it, or this very machine. As the
 * `pattern` of a field, which browsers hold to before any script is there.
 */
export const websitePattern =
  '\\s*(https?:\\/\\/)?(localhost|[^\\s\\/.:@?#]+(\\.[^\\s\\/.:@?#]+)+)(:\\d+)?([\\/?#]\\S*)?\\s*'
