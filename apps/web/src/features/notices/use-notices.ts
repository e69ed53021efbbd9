import type { Notice, Notices } from '@foyer/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { noticesQuery } from './notices-query.ts'

const isUnread = ({ readAt }: Notice) => readAt === null

export type NoticesRead = ReturnType<typeof useNotices>

/**
 * The owner’s notifications. Opening the list marks them as read, but they stay marked as new until it is opened again.
 */
export function useNotices(open: boolean) {
  const queries = useQueryClient()
  const query = useQuery(noticesQuery)
  const [newlySeen, setNewlySeen] = useState<ReadonlySet<string>>(new Set())
  const marking = useMutation({
    mutationFn: (body: { ids?: string[] }) => api.post<{ unread: number }>('/api/notices/read', body),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesQuery.queryKey }),
  })

  const markShown = useEffectEvent(({ notices, unread }: Notices) => {
    const ids = notices.filter(isUnread).map(({ id }) => id)
    const isNews = ids.some((id) => !newlySeen.has(id))
    if (ids.length === 0 || !isNews) return
    setNewlySeen(new Set([...newlySeen, ...ids]))
    // Older unread ones are never shown, so they are marked too.
    marking.mutate(unread > ids.length ? {} : { ids })
  })
  const { data } = query
  useEffect(() => {
    if (open && data) markShown(data)
  }, [open, data])

  return {
    query,
    isNew: (notice: Notice) => isUnread(notice) || newlySeen.has(notice.id),
    /** Called when the list opens. */
    opened() {
      setNewlySeen(new Set())
      void query.refetch()
    },
  }
}
