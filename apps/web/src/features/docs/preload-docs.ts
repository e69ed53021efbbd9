import { isPageId } from '@foyer/docs/pages'
import { first } from './first-shown.ts'
import { preloadPage } from './page-content.tsx'
import { preloadSample } from './program.tsx'

/** Loads the prerendered content and the tab in the address before hydration, which would flicker otherwise. */
export async function preloadDocs() {
  const named = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('tab')
  await Promise.all([
    preloadPage(first.page),
    preloadSample(first.sample),
    named && isPageId(named) && preloadPage(named),
  ])
}
