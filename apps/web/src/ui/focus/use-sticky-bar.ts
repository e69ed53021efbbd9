import { type RefObject, useLayoutEffect } from 'react'

const gap = 16

/** Keeps focused elements clear of a sticky bar of any height. */
export function useStickyBar(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => {
      if (!bar.current) return
      const { position, top } = getComputedStyle(bar.current)
      const covered = Number.parseFloat(top) + bar.current.offsetHeight + gap
      style.scrollPaddingTop = position === 'sticky' ? `${covered}px` : ''
    }
    measure()
    const sized = new ResizeObserver(measure)
    if (bar.current) sized.observe(bar.current)
    window.addEventListener('resize', measure)
    return () => {
      sized.disconnect()
      window.removeEventListener('resize', measure)
      style.scrollPaddingTop = ''
    }
  }, [bar])
}
