import './ui/styles.css'
import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startSession } from './lib/browser.ts'
import { preload } from './route-table.ts'
import { leaving } from './ui/before-leaving.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { carryTyped, startKeepingTyped } from './ui/keep-typed.ts'

// Zod tries out `new Function` as soon as a schema is made, which the CSP refuses and reports. It looks for its settings
// here, and it comes with whichever chunk needs it first, so only what runs before all of them can tell it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

startSession()
startKeepingTyped()
keepFocus()
// The first to listen is the first to hear, on the window even before those who capture.
window.addEventListener('popstate', (event) => leaving.back(event))

/** Public pages hold what was pressed before there was anybody to hear it: see build/start-when-touched.js. */
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

if (!CSS.supports('field-sizing', 'content')) void import('./ui/grow-textareas.ts').catch(() => undefined)

// A chunk that fails to load is reported by the screen's own boundary.
await preload(window.location.pathname).catch(() => undefined)

// The development server sends an empty page, the build a prerendered one. One that the browser has translated meanwhile is
// no longer the one that was sent, and is drawn anew.
const isTranslated = root.querySelector('font') !== null
if (isTranslated) window.addEventListener('foyer:ready', carryTyped(root), { once: true })
if (root.firstElementChild && !isTranslated) hydrateRoot(root, app)
else createRoot(root).render(app)
