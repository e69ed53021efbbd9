import { useEffect, useRef, useState } from 'react'
import { blockNavigation } from '../../ui/history/layers.ts'

export function useLeaveGuard(isActive: boolean) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const release = useRef<() => void>(null)

  useEffect(() => {
    if (!isActive) return
    const free = blockNavigation((leave) => setWaiting(() => leave))
    release.current = free
    return free
  }, [isActive])

  const drop = () => release.current?.()

  function leave() {
    drop()
    waiting?.()
    setWaiting(null)
  }
  return { asking: waiting !== null, stay: () => setWaiting(null), leave, drop }
}
