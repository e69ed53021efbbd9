import { contents } from 'virtual:docs'
import { isPageId, type PageId } from '@foyer/docs/pages'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryParams } from '../../lib/navigation/use-query-params.ts'

/** The page of an anchor; headings win over tabs of the same name. */
const pageOf = (anchor: string): PageId | undefined =>
  contents.find(
    ({ sections, operations }) => sections.some(({ id }) => id === anchor) || operations.includes(anchor),
  )?.id ?? contents.find(({ id }) => id === anchor)?.id

export function addressOf(page: PageId, anchor = ''): string {
  const tab = page === contents[0]!.id ? '' : `?tab=${page}`
  return `/docs${tab}${anchor && `#${anchor}`}`
}

/** The open tab and anchor. Anchors are unique across tabs, so a link needs only its anchor. */
export function useDocsPlace() {
  const { tab = '' } = useQueryParams()
  const [, navigate] = useLocation()
  const [anchor, setAnchor] = useState('')
  const page: PageId = isPageId(tab) ? tab : contents[0]!.id

  const go = useCallback(
    (to: PageId, at = '', options?: { replace?: boolean }) => {
      navigate(addressOf(to, at), options)
      setAnchor(at)
      if (!at) window.scrollTo(0, 0)
    },
    [navigate],
  )

  useEffect(() => {
    const follow = () => {
      const named = window.location.hash.slice(1)
      const home = pageOf(named)
      const shown = new URLSearchParams(window.location.search).get('tab') ?? contents[0]!.id
      if (home && home !== shown) go(home, named, { replace: true })
      else setAnchor(named)
    }
    follow()
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', follow)
    }
  }, [go])

  const follow = useCallback(
    (link: HTMLAnchorElement): boolean => {
      const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
      if (origin !== window.location.origin || pathname !== '/docs') return false
      const named = hash.slice(1)
      const wanted = new URLSearchParams(search).get('tab') ?? ''
      go(pageOf(named) ?? (isPageId(wanted) ? wanted : contents[0]!.id), named)
      return true
    },
    [go],
  )

  return { page, anchor, go, follow }
}
