import { type ComponentProps, useEffect, useRef } from 'react'
import { announce } from './announce.ts'

// Words that change with every letter typed are said once they stand still.
const stillMs = 500
const progressEveryMs = 5_000

type SaidProps = ComponentProps<'p'> & {
  /** What stands there from the beginning was not brought about by anybody. */
  quietAtFirst?: boolean
  /** It counts on: said at most every five seconds. */
  progress?: boolean
}

/** Words that come or change while somebody is busy elsewhere on the page: shown here and read out. */
export function Said({ quietAtFirst = false, progress = false, children, ...rest }: SaidProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef<string>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const said = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    const now = place.current?.textContent.trim() ?? ''
    const isNew = before.current === undefined ? !quietAtFirst : now !== before.current
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
