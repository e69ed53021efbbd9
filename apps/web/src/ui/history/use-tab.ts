import { useEffect, useEffectEvent, useState } from 'react'
import { setPageAddress } from './layers.ts'

/** Keeps the open tab in the address without adding history entries. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const named = (wanted: string | null) => names.find((name) => name === wanted)
  // Links may use `?tab=telegram` or `#telegram`.
  const inAnchor = () => named(window.location.hash.slice(1))
  const [tab, setTab] = useState(
    () => inAnchor() ?? named(new URLSearchParams(window.location.search).get('tab')) ?? names[0],
  )

  function choose(wanted: string) {
    const name = named(wanted) ?? names[0]
    setTab(name)
    const address = new URL(window.location.href)
    if (inAnchor()) address.hash = ''
    if (name === names[0]) address.searchParams.delete('tab')
    else address.searchParams.set('tab', name)
    setPageAddress(address.href)
  }

  const follow = useEffectEvent(() => {
    const name = inAnchor()
    if (name) choose(name)
    else setPageAddress(window.location.href)
  })
  useEffect(() => {
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [tab, choose] as const
}
