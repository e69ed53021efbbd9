import type { ModelTest } from '@foyer/contract/models'
import { useEffect, useRef } from 'react'
import { formatSeconds } from '../../ui/format.ts'

/** How a try went, where it was asked for. */
export function TestResult({ result }: { result: ModelTest }) {
  const box = useRef<HTMLDivElement>(null)
  // The result may come to stand below what is seen of a dialog.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!result.works)
    return (
      <div
        ref={box}
        role="alert"
        className="scroll-m-6 rounded-control bg-bad-wash px-4 py-3 text-sm text-bad"
      >
        <p>{result.problem}</p>
        {result.detail && (
          <p className="mt-1 text-xs [overflow-wrap:anywhere]">In its own words: “{result.detail}”</p>
        )}
      </div>
    )
  const late = result.firstWordMs > result.patienceMs
  return (
    <div
      ref={box}
      role="status"
      className="scroll-m-6 rounded-control bg-good-wash px-4 py-3 text-sm text-good"
    >
      <p className="figures">
        It answers: the first word after {formatSeconds(result.firstWordMs)} s, all of it after{' '}
        {formatSeconds(result.totalMs)} s.
      </p>
      {late && (
        <p className="mt-1 text-xs text-warn">
          Visitors wait {formatSeconds(result.patienceMs)} s for the first word, and then the built-in
          answerer answers. A model that was just loaded is faster the second time.
        </p>
      )}
      <p className="mt-1 text-xs [overflow-wrap:anywhere]">It said: “{result.said}”</p>
    </div>
  )
}
