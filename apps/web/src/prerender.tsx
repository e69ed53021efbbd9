import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './app.tsx'
import { structuredData } from './content/structured-data.ts'
import { first } from './features/docs/first-shown.ts'
import { findRoute, preload, routes } from './route-table.ts'

const isFixed = (path: string) => !path.includes(':')

export const publicPaths = routes
  .filter((entry) => entry.access.startsWith('public') && isFixed(entry.path))
  .map((entry) => entry.path)

export const modulesOf = (path: string) => [
  findRoute(path).file.replace('./', 'src/'),
  ...(path === '/docs' ? [`virtual:docs/page/${first.page}`, `virtual:samples/${first.sample}`] : []),
]

/** Returns the page’s markup, hoisted head elements first, and its structured data. */
export async function render(path: string) {
  await preload(path)
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    // Larger parts would be moved into place by an inline script, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude as ReadableStream<Uint8Array>).text()
  return { markup, data: structuredData(path) }
}
