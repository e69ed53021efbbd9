import { infiniteQueryOptions } from '@tanstack/react-query'
import { readJson } from '../http/http.ts'
import { api } from './browser.ts'

export type ListPage<Row> = { rows: Row[]; next: string | null }

/** The next address from `Link: <…>; rel="next"`. */
const nextOf = (link: string | null) => /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null

/** A paginated list; `path` is that of its first page. */
export const listQuery = <Row>(queryKey: readonly string[], path: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'parts'],
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Row>> => {
      const response = await api.response('GET', pageParam, undefined, { signal })
      return { rows: await readJson<Row[]>(response), next: nextOf(response.headers.get('link')) }
    },
    getNextPageParam: (last) => last.next ?? undefined,
  })

export const rowsOf = <Row>(data: { pages: ListPage<Row>[] } | undefined) =>
  data?.pages.flatMap(({ rows }) => rows) ?? []
