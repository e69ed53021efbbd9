import { useEffect, useState } from 'react'
import { nameAddress } from './layers.ts'

/** Which tab is open, kept in the address for a reload. Back leaves the page: it does not step through tabs. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [tab, setTab] = useState(() => {
    const asked = new URLSearchParams(window.location.search).get('tab')
    return names.find((name) => name === asked) ?? names[0]
  })
  useEffect(() => nameAddress(window.location.href), [])

  function choose(wanted: string) {
    const name = names.find((each) => each === wanted) ?? names[0]
    setTab(name)
    const address = new URL(window.location.href)
    if (name === names[0]) address.searchParams.delete('tab')
    else address.searchParams.set('tab', name)
    nameAddress(address.href)
  }
  return [tab, choose] as const
}
