// Playwright answers every preflight with yes and adds permissive CORS headers, so this file enforces the same-origin
// rules.

// Browsers send these themselves, and pages can't put data into them.
const headersOfBrowser = new Set([
  'accept',
  'accept-language',
  'origin',
  'referer',
  'priority',
  'dnt',
  'save-data',
])

export function isPlainRead(method: string, headers: Record<string, string>): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    Object.keys(headers).every((name) => headersOfBrowser.has(name.toLowerCase()))
  )
}

/** The only headers sent to other hosts. `origin` is included where it decides about reading the response. */
export function plainHeaders(asked: Record<string, string>, origin: string | null): Record<string, string> {
  const { accept = '*/*', 'accept-language': language } = asked
  return { accept, ...(language && { 'accept-language': language }), ...(origin && { origin }) }
}

export function mayBeRead(headers: Record<string, string>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin']?.trim()
  return allowed === '*' || allowed === origin
}

interface Journey {
  origin: string
  from: string
  asData: boolean
  plain: boolean
  staysHome: boolean
}

/** Decides which redirects to follow. The guarded fetch checks each target as well. */
export function createRoute({ origin, from, asData, plain, staysHome }: Journey) {
  let at = from
  return {
    mayGoOn(to: URL): boolean {
      const leaves = to.origin !== at
      // Data may be redirected once to another origin, whose response decides about reading. Later redirects would
      // send `origin: null`, which hardly any server accepts.
      const allowed = !leaves || (!staysHome && plain && (!asData || at === origin))
      at = to.origin
      return allowed
    },
  }
}
