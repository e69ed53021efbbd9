// The browser leaves it to us what another origin may be asked and whether its answer may be read: Playwright answers
// every preflight with yes, and adds the permission to read to what it is given. So the rules of the web are kept here.

// A browser sends these by itself, and no page can put a message into them.
const headersOfBrowser = new Set([
  'accept',
  'accept-language',
  'origin',
  'referer',
  'priority',
  'dnt',
  'save-data',
])

/** A request that changes nothing and carries nothing of the page's, such as a key in a header. */
export function isPlainRead(method: string, headers: Record<string, string>): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    Object.keys(headers).every((name) => headersOfBrowser.has(name.toLowerCase()))
  )
}

/** All that another host is told. `origin` only where it decides by that whether the page may read its answer. */
export function plainHeaders(asked: Record<string, string>, origin: string | null): Record<string, string> {
  const { accept = '*/*', 'accept-language': language } = asked
  return { accept, ...(language && { 'accept-language': language }), ...(origin && { origin }) }
}

/** Whether another origin's answer says that pages of this origin may read it. */
export function mayBeRead(headers: Record<string, string>, origin: string): boolean {
  const allowed = headers['access-control-allow-origin']?.trim()
  return allowed === '*' || allowed === origin
}

interface Journey {
  origin: string
  /** The origin asked first. */
  from: string
  asData: boolean
  plain: boolean
  /** It never leaves the origin of the page. */
  staysHome: boolean
}

/** Which redirects of one request are followed. The address guard looks at each of them besides. */
export function createRoute({ origin, from, asData, plain, staysHome }: Journey) {
  let at = from
  return {
    mayGoOn(to: URL): boolean {
      const leaves = to.origin !== at
      // A redirect may lead data from the page's own origin to another, which says itself who may read it; from
      // there on a browser no longer names the page, and hardly anybody allows that.
      const allowed = !leaves || (!staysHome && plain && (!asData || at === origin))
      at = to.origin
      return allowed
    },
  }
}
