/**
 * Goes to a page that may be somebody else's. Settles only where the browser brings this page back as it was left, so
 * that whoever waits for it looks busy until then.
 */
export function leaveFor(url: string) {
  window.location.assign(url)
  return new Promise<void>((back) => window.addEventListener('pageshow', () => back(), { once: true }))
}
