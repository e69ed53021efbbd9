export function withScheme(address: string) {
  const trimmed = address.trim()
  return trimmed && !/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? `https://${trimmed}` : trimmed
}

/**
 * Matches a website address, with or without a scheme: a name with a dot in it, or localhost. Used as a field’s
 * `pattern`, which browsers check without a script.
 */
export const websitePattern =
  '\\s*(https?:\\/\\/)?(localhost|[^\\s\\/.:@?#]+(\\.[^\\s\\/.:@?#]+)+)(:\\d+)?([\\/?#]\\S*)?\\s*'
