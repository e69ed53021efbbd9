import type { Assistant, rebuiltPrompt } from '@foyer/contract/assistants'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { api } from '../../lib/api/browser.ts'
import { fetchFresh } from '../../lib/api/resource.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { assistantDataKey, assistantQuery } from '../../shared/assistants/assistant-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DiffView } from './diff-view.tsx'
import { diffLines } from './line-diff.ts'

type RebuiltPrompt = z.infer<typeof rebuiltPrompt>

const rebuildPath = (id: string) => `/api/assistants/${id}/rebuild-prompt`

/** Never cached, because it reflects the website’s current content. */
const proposedPromptQuery = (id: string) =>
  queryOptions({
    queryKey: [...assistantDataKey(id), 'proposed prompt'],
    queryFn: ({ signal }) => api.post<RebuiltPrompt>(rebuildPath(id), { apply: false }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

type RebuildDialogProps = {
  id: string
  /** The prompt in the editor, saved or not. */
  current: string
  onClose: () => void
  onRebuilt: (fresh: Assistant) => void
}

export default function RebuildDialog({ id, current, onClose, onRebuilt }: RebuildDialogProps) {
  const queries = useQueryClient()
  const proposal = useQuery(proposedPromptQuery(id))
  const apply = useMutation({
    mutationFn: async () => {
      await api.post<RebuiltPrompt>(rebuildPath(id), { apply: true })
      return fetchFresh(queries, assistantQuery(id))
    },
    onSuccess: (fresh) => {
      onRebuilt(fresh)
      toast({ title: 'Success', description: 'Prompt rebuilt from your website' })
      onClose()
    },
    onError: showFailure('Failed to update assistant'),
  })
  const proposed = proposal.data?.promptTemplate
  const lines = useMemo(
    () => (proposed === undefined ? [] : diffLines(current, proposed)),
    [current, proposed],
  )
  const differs = lines.some(({ kind }) => kind !== 'same')
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Rebuild from website"
      description="Review the changes to your prompt before applying them."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {differs || !proposal.isSuccess ? 'Cancel' : 'Close'}
          </Button>
          {differs && (
            <Button busy={apply.isPending} onClick={() => apply.mutate()}>
              Apply
            </Button>
          )}
        </>
      }
    >
      {proposal.isPending && <Skeleton className="h-48 rounded-card" />}
      {proposal.isError && (
        <ErrorState
          title="Couldn’t build the prompt"
          actions={<Button onClick={() => proposal.refetch()}>Try again</Button>}
        >
          Your prompt hasn’t changed, and your assistant is still answering.
        </ErrorState>
      )}
      {proposal.isSuccess &&
        (differs ? (
          <DiffView lines={lines} />
        ) : (
          <p className="text-sm text-muted">Your prompt already matches your website.</p>
        ))}
    </Dialog>
  )
}
