import type { ComponentType, ReactNode } from 'react'
import { parse } from 'regexparam'
import { chunk } from './ui/loading/chunk.tsx'

// `public-only` redirects signed-in users to the dashboard, `signed-in` redirects others to the login page, and
// `signed-in-alone` has no sidebar.
type Access = 'public' | 'public-only' | 'signed-in' | 'signed-in-alone'

type Screen = { default: ComponentType }

// Signed-in screens are left out because each entry here adds a chunk name to every public page.
const publicScreens = import.meta.glob<Screen>([
  './routes/*.tsx',
  '!./routes/{api-integration,api-management,assistant,billing,checkout,conversations,dashboard,design}.tsx',
  '!./routes/{operator,sandbox,settings,website-settings}.tsx',
])

function route(path: string, access: Access, name: string) {
  const file = `./routes/${name}.tsx`
  const load = publicScreens[file] ?? (async () => (await import('./signed-in-screens.ts')).screens[file]!())
  return { path, access, file, screen: chunk(load) }
}

export type RouteEntry = ReturnType<typeof route>

export const routes: RouteEntry[] = [
  route('/', 'public', 'home'),
  route('/login', 'public-only', 'login'),
  route('/register', 'public-only', 'register'),
  route('/forgot-password', 'public', 'forgot-password'),
  route('/reset-password', 'public', 'reset-password'),
  route('/verify-email', 'public', 'verify-email'),
  route('/account-erased', 'public', 'account-erased'),
  route('/unsubscribe', 'public', 'unsubscribe'),
  route('/pricing', 'public', 'pricing'),
  route('/docs', 'public', 'docs'),
  route('/about', 'public', 'about'),
  route('/support', 'public', 'support'),
  route('/terms', 'public', 'terms'),
  route('/privacy', 'public', 'privacy'),
  route('/accessibility', 'public', 'accessibility'),
  route('/crawler', 'public', 'crawler'),
  route('/file-upload-demo.html', 'public', 'file-upload-demo'),
  route('/dashboard', 'signed-in', 'dashboard'),
  route('/conversations', 'signed-in', 'conversations'),
  route('/api-integration', 'signed-in', 'api-integration'),
  route('/api', 'signed-in', 'api-management'),
  route('/website-settings', 'signed-in', 'website-settings'),
  route('/billing', 'signed-in', 'billing'),
  route('/checkout/:tier', 'signed-in', 'checkout'),
  route('/settings', 'signed-in', 'settings'),
  route('/operator', 'signed-in', 'operator'),
  route('/bot/:id', 'signed-in', 'assistant'),
  route('/sandbox/checkout/:id', 'signed-in-alone', 'sandbox'),
  route('/sandbox/portal', 'signed-in-alone', 'sandbox'),
]

if (import.meta.env.DEV)
  routes.push({
    path: '/design',
    access: 'public',
    file: './routes/design.tsx',
    screen: chunk(() => import('./routes/design.tsx')),
  })

const notFound = route('*', 'public', 'not-found')

export const signedInLayout = chunk<{ children: ReactNode }>(() => import('./frame/signed-in-layout.tsx'))

const patterns = routes.map((entry) => ({
  entry,
  pattern: parse(entry.path).pattern,
}))

export const findRoute = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.entry ?? notFound

export async function preload(path: string) {
  const entry = findRoute(path)
  await Promise.all([entry.screen.preload(), entry.access === 'signed-in' && signedInLayout.preload()])
}
