import type { FactCheck } from '@foyer/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { checkQuery } from './check-query.ts'
import { CheckSession, checkHeading } from './check-session.tsx'

type CheckDialogProps = { assistant: { id: string; name: string }; onClose: () => void }

export default function CheckDialog({ assistant, onClose }: CheckDialogProps) {
  const read = useQuery({ ...checkQuery(assistant.id), refetchOnWindowFocus: false })
  const [review, setReview] = useState<FactCheck | null>(null)
  // A refetch must not move items during the review.
  if (read.data && !review) setReview(read.data)
  if (review && review.facts.length > 0)
    return (
      <CheckSession
        key={review.facts[0]?.id}
        assistant={assistant}
        check={review}
        onClose={onClose}
        onOutdated={() => void read.refetch().then(({ data }) => data && setReview(data))}
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
        review && (
          <Button data-start="" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {review && (
        <p className="text-sm text-muted">
          You’re all set. You’ve reviewed everything important; find the rest under Facts on {assistant.name}
          ’s page.
        </p>
      )}
      {!review && !missing && (isFirstLoad(read) || read.isFetching) && (
        <div role="status" aria-label="Loading facts" className="flex flex-col gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
      {missing && (
        <ErrorState
          level={3}
          title="Couldn’t load your facts"
          actions={<Button onClick={() => read.refetch()}>Try again</Button>}
        >
          Your assistant still answers as before. You can review them anytime on its page.
        </ErrorState>
      )}
    </Dialog>
  )
}
