const here = 'http://here.invalid'

/**
 * The address as a path of this site, or null where a browser would go elsewhere with it. What counts is what the
 * address becomes: '/.//evil.example' begins like a path of ours and ends as '//evil.example', which is another site.
 */
export function ownPath(address: string | null | undefined): string | null {
  // Browsers read a backslash as a slash and skip tabs and line breaks: none of our addresses holds them.
  if (!address?.startsWith('/') || /[\\\s\p{Cc}]/u.test(address)) return null
  const path = readHere(address)
  // It has to stay here also where something on the way decodes it, once or again.
  let read = path?.replace(/[?#].*/, '') ?? null
  while (read) {
    const decoded = decode(read)
    if (decoded === read) return path
    read = readHere(decoded) && decoded
  }
  return null
}

function readHere(address: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(address, here)
    return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}

/** All signs an address is made of, whether the rest can be decoded or not. */
const decode = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
