import { Suspense } from 'react'
import { type AroundNavHandler, Route, Router, useLocation } from 'wouter'
import { AuthenticationBoundary } from './frame/authentication-error.tsx'
import { PublicOnly, RequireSession } from './frame/guards.tsx'
import { PublicLayout } from './frame/public-layout.tsx'
import { RouteEffects } from './frame/route-effects.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { session } from './lib/browser.ts'
import { beforeLeaving, takesGuardsPlace } from './lib/leave-guard.ts'
import { sayNoConnection } from './lib/say-no-connection.ts'
import { findRoute, preload, type RouteEntry, signedInLayout } from './route-table.ts'
import { Load } from './screen.tsx'
import { Waiting } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

const pathOf = (to: string) => to.split(/[?#]/)[0] || '/'

let latest = 0

/** The chunk is gone, most likely because a new version was deployed: the server has the new page, if it is there. */
function leaveForServer(to: string) {
  fetch(to, { method: 'HEAD' }).then(() => window.location.assign(to), sayNoConnection)
}

const open: AroundNavHandler = (navigate, to, options) => {
  latest += 1
  const turn = latest
  preload(pathOf(to)).then(
    // A slow page must not arrive over the one that was asked for after it.
    () => turn === latest && navigate(to, takesGuardsPlace() ? { ...options, replace: true } : options),
    () => turn === latest && leaveForServer(to),
  )
}

const afterLoading: AroundNavHandler = (navigate, to, options) => {
  const leave = () => open(navigate, to, options)
  // Someone who is signed out has to go; what they typed waits for them.
  if (session.get().status === 'signed-out' || pathOf(to) === window.location.pathname) leave()
  else beforeLeaving(leave)
}

function Page({ entry, path }: { entry: RouteEntry; path: string }) {
  const screen = (
    <Suspense fallback={<Waiting />}>
      <Load chunk={entry.screen} props={{}} />
    </Suspense>
  )
  if (entry.access === 'signed-in')
    return (
      <RequireSession>
        <Suspense fallback={<Waiting full />}>
          <Load
            chunk={signedInLayout}
            props={{ children: <ScreenBoundary key={path}>{screen}</ScreenBoundary> }}
          />
        </Suspense>
      </RequireSession>
    )
  return (
    <PublicLayout>
      {entry.access === 'public-only' ? (
        <PublicOnly>{screen}</PublicOnly>
      ) : (
        <ScreenBoundary key={path}>{screen}</ScreenBoundary>
      )}
    </PublicLayout>
  )
}

function Pages() {
  const [path] = useLocation()
  const entry = findRoute(path)
  return (
    <Route path={entry.path}>
      <Page entry={entry} path={path} />
    </Route>
  )
}

// Prerendered pages know no query: the first render must not read it either.
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath && { ssrPath })} ssrSearch="" aroundNav={afterLoading}>
      <AuthenticationBoundary>
        <Pages />
      </AuthenticationBoundary>
      <RouteEffects />
      <Toaster />
    </Router>
  )
}
