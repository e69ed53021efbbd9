import { expect, test, vi } from 'vitest'
import { createPartLoader, NeedsReload } from './load-part.ts'

/** Serves files with the given status; a missing status loses the request. */
function server(statuses: Record<string, number | undefined>) {
  const fetchFile = vi.fn(async (path: string) => {
    const status = statuses[path]
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
  return { statuses, fetchFile, asked: () => fetchFile.mock.calls.map(([path]) => path) }
}

test('a chunk is imported once all its files are fetched, each only once', async () => {
  const { fetchFile, asked } = server({ '/a.js': 200, '/b.js': 200, '/c.js': 200 })
  const loadPart = createPartLoader(fetchFile, ['entry.js'])
  expect(await loadPart(async () => 'one', ['a.js', 'b.js', 'entry.js'])).toBe('one')
  expect(await loadPart(async () => 'two', ['c.js', 'b.js'])).toBe('two')
  expect(asked()).toEqual(['/a.js', '/b.js', '/c.js'])
})

test('a missing file blocks the import and is fetched again', async () => {
  const { statuses, fetchFile, asked } = server({ '/part.js': 200, '/shared.js': undefined })
  const loadPart = createPartLoader(fetchFile)
  const load = vi.fn(async () => 'here')
  await expect(loadPart(load, ['part.js', 'shared.js'])).rejects.toThrow('Failed to fetch')
  statuses['/shared.js'] = 503
  const refused = loadPart(load, ['part.js', 'shared.js'])
  await expect(refused).rejects.toThrow('shared.js was answered with 503')
  await expect(refused).rejects.not.toBeInstanceOf(NeedsReload)
  expect(load).not.toHaveBeenCalled()
  statuses['/shared.js'] = 200
  expect(await loadPart(load, ['part.js', 'shared.js'])).toBe('here')
  expect(asked().filter((path) => path === '/part.js')).toHaveLength(1)
})

test('a deleted file or a failing import needs a reload', async () => {
  const { fetchFile } = server({ '/gone.js': 404, '/here.js': 200 })
  const loadPart = createPartLoader(fetchFile)
  await expect(loadPart(async () => 'one', ['gone.js'])).rejects.toBeInstanceOf(NeedsReload)
  const kept = async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  await expect(loadPart(kept, ['here.js'])).rejects.toBeInstanceOf(NeedsReload)
})
