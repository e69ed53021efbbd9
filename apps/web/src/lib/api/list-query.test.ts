import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { listQuery, rowsOf } from './list-query.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Serves a list in two pages. */
function servePages() {
  const asked: string[] = []
  vi.stubGlobal('window', {
    fetch: async (path: string) => {
      asked.push(path)
      return path.includes('after=')
        ? new Response('["three"]')
        : new Response('["one","two"]', {
            headers: { link: '</api/leads?after=2>; rel="next", </api/leads>; rel="first"' },
          })
    },
  })
  return asked
}

test('a list follows the next link of each page until there is none', async () => {
  const asked = servePages()
  const wanted = listQuery<string>(['leads'], '/api/leads')
  const read = await new QueryClient().fetchInfiniteQuery({ ...wanted, pages: 5 })
  expect(asked).toEqual(['/api/leads', '/api/leads?after=2'])
  expect(rowsOf(read)).toEqual(['one', 'two', 'three'])
})

test('a list that has not loaded has no rows', () => {
  expect(rowsOf(undefined)).toEqual([])
  expect(rowsOf({ pages: [{ rows: ['one'], next: null }] })).toEqual(['one'])
})
