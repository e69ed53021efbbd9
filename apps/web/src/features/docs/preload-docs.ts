import { isPageId } from '@foyer/docs/pages'
import { first } from './first-shown.ts'
import { preloadPage } from './page-content.tsx'
import { preloadSample } from './program.tsx'

/**
 * What the prerendered page shows, and the tab that the address names: there before the page comes alive, or it would
 * flicker while they load.
 */
export async function preloadDocs() {
  const named = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('tab')
  await Promise.all([
    preloadPage(first.page),
    preloadSample(first.sample),
    named && isPageId(named) && preloadPage(named),
  ])
}
