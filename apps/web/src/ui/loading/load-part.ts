/** Only a reload helps: a file was removed by an update, or the browser caches a failed import. */
export class NeedsReload extends Error {}

type FetchFile = (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>

/**
 * Imports a chunk once all its files are fetched. Some browsers cache a failed import for the lifetime of the page,
 * whereas a fetch can be retried and fills the HTTP cache.
 */
export function createPartLoader(fetchFile: FetchFile, present: Iterable<string> = []) {
  const fetched = new Map<string, Promise<unknown>>()
  for (const file of present) fetched.set(file, Promise.resolve())

  async function fetchWhole(file: string) {
    const response = await fetchFile(`/${file}`)
    if (response.ok) return response.arrayBuffer()
    const isGone = response.status === 404 || response.status === 410
    throw new (isGone ? NeedsReload : Error)(`${file} was answered with ${response.status}`)
  }

  function fetchOnce(file: string) {
    const known = fetched.get(file)
    if (known) return known
    const fetching = fetchWhole(file).catch((error) => {
      fetched.delete(file)
      throw error
    })
    fetched.set(file, fetching)
    return fetching
  }

  return async function loadPart<T>(load: () => Promise<T>, files: string[]): Promise<T> {
    await Promise.all(files.map(fetchOnce))
    try {
      return await load()
    } catch (cause) {
      throw new NeedsReload('A part was fetched and could not be run', { cause })
    }
  }
}

/** Files loaded by the page itself. */
function* filesOfPage() {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    yield new URL(href).pathname.slice(1)
  for (const path of document.getElementById('root')?.dataset.scripts?.split(' ') ?? []) yield path.slice(1)
}

/** Wraps every `import()` of the built app: see build/preload-plugin.ts. */
export const loadPart =
  typeof document === 'undefined'
    ? createPartLoader(fetch)
    : createPartLoader((path) => fetch(path), filesOfPage())
