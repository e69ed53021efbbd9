import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loginPath } from '../lib/api.ts'
import { afterSignIn } from '../lib/redirect-target.ts'
import { useSession } from '../lib/use-session.ts'
import { Waiting } from '../ui/spinner.tsx'

function useGo(target: string | null) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
}

/** Shows its children to signed-in people and sends others to the login, which brings them back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const out = session.status === 'signed-out'
  const target = out ? (session.left ? '/login' : loginPath(path + (search && `?${search}`))) : null
  useGo(target)
  return (
    <>
      <meta name="robots" content="noindex" />
      {session.status === 'signed-in' ? (
        children
      ) : (
        <Waiting full>{out ? 'Redirecting...' : 'Loading...'}</Waiting>
      )}
    </>
  )
}

/** The opposite: signing in again makes no sense to someone who is. */
export function PublicOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const search = useSearch()
  const signedIn = session.status === 'signed-in'
  useGo(signedIn ? afterSignIn(search) : null)
  return signedIn ? <Waiting>Redirecting...</Waiting> : children
}
