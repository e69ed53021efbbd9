import { Suspense } from 'react'
import { Route, Router, useLocation } from 'wouter'
import { AuthenticationBoundary } from './frame/authentication-error.tsx'
import { PublicOnly, RequireSession } from './frame/guards.tsx'
import { openPage } from './frame/open-page.ts'
import { PublicLayout } from './frame/public-layout.tsx'
import { RouteEffects } from './frame/route-effects.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { findRoute, type RouteEntry, signedInLayout } from './route-table.ts'
import { LoadingState } from './ui/layout/spinner.tsx'
import { Load } from './ui/loading/chunk.tsx'
import { Toaster } from './ui/toasts/toaster.tsx'

function Page({ entry, path }: { entry: RouteEntry; path: string }) {
  const screen = (
    <Suspense fallback={<LoadingState />}>
      <Load chunk={entry.screen} props={{}} />
    </Suspense>
  )
  if (entry.access === 'signed-in-alone')
    return (
      <RequireSession>
        <ScreenBoundary key={path}>{screen}</ScreenBoundary>
      </RequireSession>
    )
  if (entry.access === 'signed-in')
    return (
      <RequireSession>
        <Suspense fallback={<LoadingState full />}>
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

// The first render ignores the query because prerendered pages have none.
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath && { ssrPath })} ssrSearch="" aroundNav={openPage}>
      <AuthenticationBoundary>
        <Pages />
      </AuthenticationBoundary>
      <RouteEffects />
      <Toaster />
    </Router>
  )
}
