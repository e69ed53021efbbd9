export function isFrontPage(url: string): boolean {
  const path = URL.parse(url)?.pathname
  // Also the front page of one language: '/de/'.
  return path !== undefined && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/.test(path)
}
