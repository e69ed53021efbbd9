import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

/** What the window of 380 by 520 and its launcher need between them and around them. */
const wholeHeight = 640
/** The widget fills a narrower page, as on a phone, and there is nothing to make smaller. */
const fullScreenBelow = 480

/** How much smaller a page must be drawn to be whole in the room it has. */
const scaleFor = (width: number, height: number) =>
  width > fullScreenBelow ? Math.min(1, height / wholeHeight) : 1

/** Draws a frame as if its room were high enough for the whole widget. */
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
