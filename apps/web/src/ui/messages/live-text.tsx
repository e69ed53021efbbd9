import { type ComponentProps, useEffect, useRef } from 'react'
import { announce } from './announce.ts'

// Text that changes on every keystroke is announced once it settles.
const stillMs = 500
const progressEveryMs = 5_000

type LiveTextProps = ComponentProps<'p'> & {
  /** Skips the initial text. */
  silentAtFirst?: boolean
  /** Announced at most every five seconds. */
  progress?: boolean
}

/** Text that is shown here and announced when it appears or changes. */
export function LiveText({ silentAtFirst = false, progress = false, children, ...rest }: LiveTextProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef<string>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const said = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    const now = place.current?.textContent.trim() ?? ''
    const isNew = before.current === undefined ? !silentAtFirst : now !== before.current
    before.current = now
    if (!isNew) return
    clearTimeout(waiting.current)
    const pause = progress ? Math.max(stillMs, said.current + progressEveryMs - Date.now()) : stillMs
    waiting.current = setTimeout(() => {
      said.current = Date.now()
      announce(now)
    }, pause)
  })
  return (
    <p ref={place} {...rest}>
      {children}
    </p>
  )
}
