import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { listQuery, rowsOf } from './list-query.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A list of two parts, each of which names the next. */
function serveParts() {
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

test('a list goes on where its last part says, and ends where it says nothing', async () => {
  const asked = serveParts()
  const wanted = listQuery<string>(['leads'], '/api/leads')
  const read = await new QueryClient().fetchInfiniteQuery({ ...wanted, pages: 5 })
  expect(asked).toEqual(['/api/leads', '/api/leads?after=2'])
  expect(rowsOf(read)).toEqual(['one', 'two', 'three'])
})

test('a list that is not there yet has no rows', () => {
  expect(rowsOf(undefined)).toEqual([])
  expect(rowsOf({ pages: [{ rows: ['one'], next: null }] })).toEqual(['one'])
})
