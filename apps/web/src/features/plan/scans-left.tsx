import { useQuery } from '@tanstack/react-query'
import { allowanceOf, scansLeft } from '../../shared/plan-limits.ts'
import { limitsQuery } from '../../shared/plan-queries.ts'
import { LimitNote } from '../../ui/limit-note.tsx'

/** Nothing where the plan sets no limit, and where it was reached: then each button says so itself. */
export function ScansLeft() {
  const { data } = useQuery(limitsQuery)
  const state = data && allowanceOf(data, 'scans')?.state
  return data && state && state !== 'reached' ? <LimitNote state={state}>{scansLeft(data)}</LimitNote> : null
}
