/**
 * Leaves for another site. The promise settles only if the browser restores this page, so callers look busy until then.
 */
export function navigateAway(url: string) {
  window.location.assign(url)
  return new Promise<void>((back) => window.addEventListener('pageshow', () => back(), { once: true }))
}
