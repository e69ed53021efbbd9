/** The address of the sign-in page, which leads back to a path of ours and of nobody else's. */
export function signInAddress({ redirect, from }: { redirect?: string; from?: string }): string {
  // '//elsewhere' and '/\elsewhere' are other sites to a browser.
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return '/login'
  // The sign-in page tells who pressed a plan's button from who opened a bookmark.
  const origin = from === 'plans' ? '&from=plans' : ''
  return `/login?redirect=${encodeURIComponent(redirect)}${origin}`
}
