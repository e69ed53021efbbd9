/** Only a reload helps: the file is gone after an update, or the browser holds on to a failure of its own. */
export class NeedsReload extends Error {}

type FetchFile = (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>

/**
 * Loads parts of the app once all their files are there. Some browsers keep a failed import, or a failed file beneath it,
 * for as long as the page lives; a fetch can be repeated, and leaves the file where the import then finds it.
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

/** What the page itself brought: the app does not run without it. */
function* filesOfPage() {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    yield new URL(href).pathname.slice(1)
  for (const path of document.getElementById('root')?.dataset.scripts?.split(' ') ?? []) yield path.slice(1)
}

/** Every `import()` of the built app goes through this: see build/preload-plugin.ts. */
export const loadPart =
  typeof document === 'undefined'
    ? createPartLoader(fetch)
    : createPartLoader((path) => fetch(path), filesOfPage())
