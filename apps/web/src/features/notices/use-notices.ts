import type { Notice, Notices } from '@foyer/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { noticesQuery } from './notices-query.ts'

const isUnread = ({ readAt }: Notice) => readAt === null

export type NoticesRead = ReturnType<typeof useNotices>

/** What an owner was told. While the list is open, what it shows counts as seen, and stays marked as new in it. */
export function useNotices(open: boolean) {
  const queries = useQueryClient()
  const query = useQuery(noticesQuery)
  const [seenNow, setSeenNow] = useState<ReadonlySet<string>>(new Set())
  const marking = useMutation({
    mutationFn: (body: { ids?: string[] }) => api.post<{ unread: number }>('/api/notices/read', body),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  })

  const markShown = useEffectEvent(({ notices, unread }: Notices) => {
    const ids = notices.filter(isUnread).map(({ id }) => id)
    const isNews = ids.some((id) => !seenNow.has(id))
    if (ids.length === 0 || !isNews) return
    setSeenNow(new Set([...seenNow, ...ids]))
    // Older ones than are shown could never be seen: they go with these.
    marking.mutate(unread > ids.length ? {} : { ids })
  })
  const { data } = query
  useEffect(() => {
    if (open && data) markShown(data)
  }, [open, data])

  return {
    query,
    isNew: (notice: Notice) => isUnread(notice) || seenNow.has(notice.id),
    /** The list was opened: what was new the last time no longer is. */
    opened() {
      setSeenNow(new Set())
      void query.refetch()
    },
  }
}
