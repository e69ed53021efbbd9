import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

/** Height of the 380 by 520 window, its launcher and margins. */
const wholeHeight = 640
/** Below this width the widget is full screen and needs no scaling. */
const fullScreenBelow = 480

const scaleFor = (width: number, height: number) =>
  width > fullScreenBelow ? Math.min(1, height / wholeHeight) : 1

/** Scales the frame so that the whole widget fits. */
export function usePreviewScale() {
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const room = ref.current
    if (!room) return
    const fit = () => setScale(scaleFor(room.clientWidth, room.clientHeight))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(room)
    return () => observer.disconnect()
  }, [])

  const share = `${100 / scale}%`
  const style: CSSProperties =
    scale === 1 ? {} : { width: share, height: share, transform: `scale(${scale})` }
  return { ref, style }
}
