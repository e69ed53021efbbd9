export interface HopCookies {
  header(url: URL): string
  keep(url: URL, setCookie: string | string[] | undefined): void
}

/**
 * Some sites set a cookie and redirect to the same address until it comes back. Cookies last for one fetch, per
 * origin.
 */
export function createHopCookies(): HopCookies {
  const jars = new Map<string, Map<string, string>>()
  return {
    header: (url) => Array.from(jars.get(url.origin) ?? [], ([name, value]) => `${name}=${value}`).join('; '),
    keep(url, setCookie) {
      for (const line of [setCookie ?? []].flat()) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;\r\n]*)/.exec(line) ?? []
        if (!name || value === undefined) continue
        const jar = jars.get(url.origin) ?? new Map<string, string>()
        if (jar.size < 20 && value.length < 4_096) jar.set(name, value.trim())
        jars.set(url.origin, jar)
      }
    },
  }
}
