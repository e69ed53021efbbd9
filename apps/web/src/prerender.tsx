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

/** The modules that a path needs before it comes alive, as the build's manifest names them. */
export const modulesOf = (path: string) => [
  findRoute(path).file.replace('./', 'src/'),
  ...(path === '/docs' ? [`virtual:docs/page/${first.page}`, `virtual:samples/${first.sample}`] : []),
]

/** The page's markup, in which what React hoists (title, meta) comes first and belongs into the head; and data on it. */
export async function render(path: string) {
  await preload(path)
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    // Larger parts would be sent late and put in place by an inline script, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude as ReadableStream<Uint8Array>).text()
  return { markup, data: structuredData(path) }
}
