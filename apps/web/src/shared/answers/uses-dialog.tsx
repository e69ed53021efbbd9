import { useQuery } from '@tanstack/react-query'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { plainText } from '../../ui/markdown/markdown-text.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { itemUsesQuery, type KnownKind } from './uses-queries.ts'

type UsesDialogProps = {
  assistantId: string
  kind: KnownKind
  id: string
  name: string
  title: string
  onClose: () => void
}

export default function UsesDialog({ assistantId, kind, id, name, title, onClose }: UsesDialogProps) {
  const uses = useQuery(itemUsesQuery(assistantId, kind, id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        <span>
          <bdi className="text-ink">{name}</bdi>, last 90 days, newest first.
        </span>
      }
    >
      {isFirstLoad(uses) && <Skeleton className="h-48 rounded-card" />}
      {hasFailedToLoad(uses) && (
        <ErrorState
          level={3}
          title="Couldn’t load the answers"
          actions={<Button onClick={() => uses.refetch()}>Try again</Button>}
        >
          Your data is safe. Please try again.
        </ErrorState>
      )}
      {uses.data?.length === 0 && (
        <p className="text-sm text-muted">The conversations with these answers were deleted.</p>
      )}
      <ul className="-my-3 text-sm">
        {uses.data?.map(({ conversationId, question, answer, at, testChat }) => (
          <li key={`${conversationId} ${at}`} className="border-t border-hairline py-3 first:border-t-0">
            <p dir="auto" className="text-left font-medium wrap-anywhere">
              {question}
            </p>
            <p dir="auto" className="mt-0.5 line-clamp-3 text-left wrap-anywhere text-muted">
              {plainText(answer)}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
              <span className="figures">{formatMoment(at)}</span>
              {testChat && <Badge>Test chat</Badge>}
              <TextLink href={`/conversations?conversation=${conversationId}`}>Open conversation</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
