import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/messages/announce.ts'
import { noticesQuery } from './notices-query.ts'

/** Announces new notifications, because a changed badge alone is silent. */
export function AnnounceNotices() {
  const { data } = useQuery(noticesQuery)
  const known = useRef<ReadonlySet<string>>(null)
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = new Set(data.notices.map(({ id }) => id))
    if (!before) return
    for (const { id, title, readAt } of data.notices) if (!before.has(id) && !readAt) announce(title)
  }, [data])
  return null
}
