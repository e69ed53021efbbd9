import { useEffect, useRef, useState } from 'react'
import { blockNavigation } from '../../ui/layers.ts'

/** Holds the owner back, in the app and in the browser, while something would be lost. */
export function useLeaveGuard(holds: boolean) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const release = useRef<() => void>(null)

  useEffect(() => {
    if (!holds) return
    const free = blockNavigation((leave) => setWaiting(() => leave))
    release.current = free
    return free
  }, [holds])

  /** Lets the page be left without asking, where there is nothing left to lose. */
  const drop = () => release.current?.()

  function leave() {
    drop()
    waiting?.()
    setWaiting(null)
  }
  return { asking: waiting !== null, stay: () => setWaiting(null), leave, drop }
}
