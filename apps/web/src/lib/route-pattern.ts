/** Reads '/bot/:id' and '*' as wouter wants it: the paths that fit, and the names of their parts in order. */
export function parse(path: string) {
  const keys: string[] = []
  const pattern = path.replace('*', '.*').replaceAll(/:(\w+)/g, (_, key: string) => {
    keys.push(key)
    return '([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${pattern}/?$`, 'i') }
}
