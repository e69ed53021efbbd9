import { useQuery } from '@tanstack/react-query'
import { allowanceOf, scansLeft } from '../../shared/plan/plan-limits.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { LimitNote } from '../../ui/layout/limit-note.tsx'

/** Hidden if unlimited, and once the limit is reached, because then every button says so. */
export function ScansLeft() {
  const { data } = useQuery(limitsQuery)
  const state = data && allowanceOf(data, 'scans')?.state
  return data && state && state !== 'reached' ? <LimitNote state={state}>{scansLeft(data)}</LimitNote> : null
}
