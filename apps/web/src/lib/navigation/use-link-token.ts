import { useEffect, useState } from 'react'

/** The token after the # of a link in an email. */
export const readLinkToken = () => window.location.hash.slice(1)

/** The same as a hook; undefined while prerendering. */
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
