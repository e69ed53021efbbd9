import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loginPath } from '../lib/api/api.ts'
import { afterSignIn } from '../lib/api/redirect-target.ts'
import { useSession } from '../lib/api/use-session.ts'
import { LoadingState } from '../ui/layout/spinner.tsx'

function useRedirect(target: string | null) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
}

/** Sends signed-out visitors to the login page, which brings them back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const isSignedOut = session.status === 'signed-out'
  const target = isSignedOut ? (session.byUser ? '/login' : loginPath(path + (search && `?${search}`))) : null
  useRedirect(target)
  return (
    <>
      <meta name="robots" content="noindex" />
      {session.status === 'signed-in' ? (
        children
      ) : (
        <LoadingState full>{isSignedOut ? 'Redirecting...' : 'Loading...'}</LoadingState>
      )}
    </>
  )
}

/** Sends signed-in users away from the sign-in pages. */
export function PublicOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const search = useSearch()
  const signedIn = session.status === 'signed-in'
  useRedirect(signedIn ? afterSignIn(search) : null)
  return signedIn ? <LoadingState>Redirecting...</LoadingState> : children
}
