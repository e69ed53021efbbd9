import { useEffect, useState } from 'react'

/** What stands behind the # of a link in a mail. */
export const readLinkToken = () => window.location.hash.slice(1)

/** The same for a screen to show: undefined until the browser is asked, which prerendering can't. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(readLinkToken())
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
