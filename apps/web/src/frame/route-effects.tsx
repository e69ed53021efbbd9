import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { stopOpening } from './open-page.ts'

/** Unknown anchors are ignored. */
function scrollToAnchor(hash: string) {
  const target = document.getElementById(hash.slice(1))
  target?.scrollIntoView()
  return Boolean(target)
}

/** Does what a full page load would: scrolls to the top or the anchor, and moves focus for screen readers. */
export function RouteEffects() {
  const [path] = useLocation()
  const shown = useRef<string | null>(null)
  const goingBack = useRef(false)

  useEffect(() => {
    const back = () => {
      goingBack.current = window.location.pathname !== shown.current
      stopOpening()
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])

  useEffect(() => {
    const first = shown.current === null
    if (shown.current === path) return
    shown.current = path
    if (first) return
    // Phones share the canonical address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical) canonical.href = new URL(path, canonical.href).href
    const back = goingBack.current
    goingBack.current = false
    if (!scrollToAnchor(window.location.hash) && !back) window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])

  return null
}
