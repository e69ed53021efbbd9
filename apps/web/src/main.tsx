import './ui/styles.css'
import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startSession } from './lib/api/browser.ts'
import { preload } from './route-table.ts'
import { keepFocus } from './ui/focus/keep-focus.ts'
import { navigationGuard } from './ui/history/navigation-guard.ts'
import { captureInput, startTrackingInput } from './ui/loading/preserve-input.ts'

// Zod probes `new Function` when a schema is made, which the CSP reports. Its settings must be set before any chunk
// loads it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

startSession()
startTrackingInput()
keepFocus()
// Registered first so that it runs before every other popstate listener.
window.addEventListener('popstate', (event) => navigationGuard.back(event))

/** Public pages queue clicks until this event: see build/start-when-touched.js. */
function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event('foyer:ready'))
  }, [])
  return null
}

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <App />
    <Ready />
  </StrictMode>
)

if (!CSS.supports('field-sizing', 'content'))
  void import('./ui/controls/grow-textareas.ts').catch(() => undefined)

// The screen’s own boundary reports a chunk that fails to load.
await preload(window.location.pathname).catch(() => undefined)

// The development server sends an empty page, the build a prerendered one. A page the browser has translated cannot be
// hydrated and is rendered from scratch.
const isTranslated = root.querySelector('font') !== null
if (isTranslated) window.addEventListener('foyer:ready', captureInput(root), { once: true })
if (root.firstElementChild && !isTranslated) hydrateRoot(root, app)
else createRoot(root).render(app)
