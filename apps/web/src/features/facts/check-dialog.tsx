import type { FactCheck } from '@foyer/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { checkQuery } from './check-query.ts'
import { CheckUnderWay, checkHeading } from './check-under-way.tsx'

type CheckDialogProps = { assistant: { id: string; name: string }; onClose: () => void }

/** The few facts that matter, to be answered for in twenty seconds. */
export default function CheckDialog({ assistant, onClose }: CheckDialogProps) {
  const read = useQuery({ ...checkQuery(assistant.id), refetchOnWindowFocus: false })
  const [begun, setBegun] = useState<FactCheck | null>(null)
  // What is being answered must not move under the owner's hands when it is read again.
  if (read.data && !begun) setBegun(read.data)
  if (begun && begun.facts.length > 0)
    return (
      <CheckUnderWay
        key={begun.facts[0]?.id}
        assistant={assistant}
        check={begun}
        onClose={onClose}
        onOutdated={() => void read.refetch().then(({ data }) => data && setBegun(data))}
      />
    )
  const missing = hasFailedToLoad(read)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      {...checkHeading}
      footer={
        begun && (
          <Button data-start="" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {begun && (
        <p className="text-sm text-muted">
          Nothing is waiting for you. You have answered for everything that matters; the rest stands under
          Facts on the page of {assistant.name}.
        </p>
      )}
      {!begun && !missing && (isFirstLoad(read) || read.isFetching) && (
        <div role="status" aria-label="Loading facts" className="flex flex-col gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
      {missing && (
        <ErrorState
          level={3}
          title="Your facts could not be loaded"
          actions={<Button onClick={() => read.refetch()}>Try again</Button>}
        >
          Your assistant answers as before. You can check them at any time on its page.
        </ErrorState>
      )}
    </Dialog>
  )
}
