import { useEffect, useRef, useState } from 'react'
import { guardLeaving } from '../../lib/leave-guard.ts'

/** Holds the owner back, in the app and in the browser, while something would be lost. */
export function useLeaveGuard(holds: boolean) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const release = useRef<ReturnType<typeof guardLeaving>>(null)
  const asked = useRef(false)

  useEffect(() => {
    if (!holds) return
    const free = guardLeaving((leave) => {
      asked.current = true
      setWaiting(() => leave)
    })
    release.current = free
    return () => {
      release.current = null
      free({ stays: !asked.current })
    }
  }, [holds])

  function stay() {
    asked.current = false
    setWaiting(null)
  }
  function leave() {
    release.current?.({ stays: false })
    waiting?.()
    setWaiting(null)
  }
  /** For leaving where there is nothing left to lose. */
  function drop() {
    asked.current = true
    release.current?.({ stays: false })
  }
  return { asking: waiting !== null, stay, leave, drop }
}
