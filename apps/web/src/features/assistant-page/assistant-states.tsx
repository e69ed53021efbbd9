import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'

export function AssistantLoading() {
  return (
    <div role="status" aria-label="Loading assistant">
      <Skeleton className="h-7 w-56 rounded-control" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <div className="mt-10 grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-10 w-full max-w-sm rounded-control" />
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-32 rounded-control" />
        </div>
        <Skeleton className="h-112 rounded-card" />
      </div>
    </div>
  )
}

export function AssistantMissing() {
  return (
    <ErrorState
      level={1}
      title="Assistant Not Found"
      actions={<ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>}
    >
      It may have been deleted, or belong to another account.
    </ErrorState>
  )
}

export function AssistantFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="Couldn’t load this assistant"
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink variant="secondary" href="/dashboard">
            Back to Dashboard
          </ButtonLink>
        </>
      }
    >
      It’s still answering your visitors. Please try again.
    </ErrorState>
  )
}
