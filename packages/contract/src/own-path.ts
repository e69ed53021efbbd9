const ownOrigin = 'http://here.invalid'

/**
 * Resolves an address to a path of this site, or null if a browser would leave the site: '/.//evil.example' looks like
 * a path but resolves to '//evil.example', which is another site.
 */
export function ownPath(address: string | null | undefined): string | null {
  // Browsers treat backslashes as slashes and skip tabs and line breaks. No path of this site contains them.
  if (!address?.startsWith('/') || /[\\\s\p{Cc}]/u.test(address)) return null
  const path = resolveHere(address)
  // The path must stay on this site even if a proxy decodes it once or more.
  let read = path?.replace(/[?#].*/, '') ?? null
  while (read) {
    const decoded = decode(read)
    if (decoded === read) return path
    read = resolveHere(decoded) && decoded
  }
  return null
}

function resolveHere(address: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(address, ownOrigin)
    return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}

/** Decodes ASCII escapes only, so that an invalid escape elsewhere doesn't fail. */
const decode = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
