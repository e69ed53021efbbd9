import type { ComponentType, ReactNode } from 'react'
import { chunk } from './ui/chunk.tsx'

// `public-only` pages send signed-in people to their dashboard; `signed-in` pages send others to the login.
type Access = 'public' | 'public-only' | 'signed-in'

const screens = import.meta.glob<{ default: ComponentType }>(['./routes/*.tsx', '!./routes/design.tsx'])

const signedInLayout = chunk<{ children: ReactNode }>(() => import('./frame/signed-in-layout.tsx'))
const sandboxLayout = chunk<{ children: ReactNode }>(() => import('./frame/sandbox-layout.tsx'))

/** `layout` goes around a signed-in page; public pages have their own. */
function route(path: string, access: Access, name: string, layout = signedInLayout) {
  const file = `./routes/${name}.tsx`
  const load = screens[file]
  if (!load) throw new Error(`${path} has no screen: ${file} is missing`)
  return { path, access, file, screen: chunk(load), layout }
}

export type RouteEntry = ReturnType<typeof route>

export const routes: RouteEntry[] = [
  route('/', 'public', 'home'),
  route('/login', 'public-only', 'login'),
  route('/register', 'public-only', 'register'),
  route('/pricing', 'public', 'pricing'),
  route('/docs', 'public', 'docs'),
  route('/about', 'public', 'about'),
  route('/support', 'public', 'support'),
  route('/terms', 'public', 'terms'),
  route('/privacy', 'public', 'privacy'),
  route('/file-upload-demo.html', 'public', 'file-upload-demo'),
  route('/dashboard', 'signed-in', 'dashboard'),
  route('/conversations', 'signed-in', 'conversations'),
  route('/api-integration', 'signed-in', 'api-integration'),
  route('/api', 'signed-in', 'api-management'),
  route('/website-settings', 'signed-in', 'website-settings'),
  route('/billing', 'signed-in', 'billing'),
  route('/sandbox/checkout/:id', 'signed-in', 'sandbox-checkout', sandboxLayout),
  route('/sandbox/portal', 'signed-in', 'sandbox-portal', sandboxLayout),
  route('/settings', 'signed-in', 'settings'),
  route('/bot/:id', 'signed-in', 'bot'),
]

// The design system's own page helps whoever builds screens; visitors have no use for it.
if (import.meta.env.DEV)
  routes.push({
    path: '/design',
    access: 'public',
    file: './routes/design.tsx',
    screen: chunk(() => import('./routes/design.tsx')),
    layout: signedInLayout,
  })

const notFound = route('*', 'public', 'not-found')

const patterns = routes.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

export const findRoute = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.entry ?? notFound

/** Loads whatever the page at this path needs. */
export async function preload(path: string) {
  const entry = findRoute(path)
  await Promise.all([entry.screen.preload(), entry.access === 'signed-in' && entry.layout.preload()])
}
