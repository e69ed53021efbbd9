import type { Lead } from '@foyer/contract/leads'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { leadQuery, leadsKey } from '../../shared/conversations/lead-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { leadName } from './lead-labels.ts'

type PossibleDuplicatesProps = {
  lead: Lead
  /** There are unsaved changes. */
  disabled: boolean
  held: boolean
  onMerged: (joined: Lead) => void
}

/** Leads with the same contact details. Only the owner can tell whether they are the same person. */
export function PossibleDuplicates({ lead, disabled, held, onMerged }: PossibleDuplicatesProps) {
  const queries = useQueryClient()
  const join = useMutation({
    mutationFn: (leadId: string) => api.post<Lead>(`/api/leads/${lead.id}/join`, { leadId }),
    onSuccess: async (joined) => {
      for (const id of [lead.id, joined.id]) queries.setQueryData(leadQuery(id).queryKey, joined)
      // Awaited first, because the cached list has the other lead without the merged note.
      await queries.invalidateQueries({ queryKey: leadsKey })
      onMerged(joined)
      toast({ title: 'Leads merged' })
    },
    onError: showFailure('Error', 'Couldn’t merge them. Please try again.'),
  })
  return (
    <section aria-label="Possible duplicates" className="rounded-card border border-hairline">
      <div className="px-4 pt-4">
        <h3 className="text-sm font-semibold">Possible duplicates</h3>
        <p className="mt-1 text-sm text-muted">
          <span>They left the same email or phone number, but may not be the same person.</span>
          {disabled && <span> Save your note before merging.</span>}
        </p>
      </div>
      <ul className="divide-y divide-hairline">
        {lead.perhapsSame.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <div className="min-w-0 flex-1 basis-44 text-sm">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="font-medium [overflow-wrap:anywhere]">{leadName(other)}</bdi>
                <time dateTime={other.createdAt} className="figures text-xs text-muted">
                  {formatMoment(other.createdAt)}
                </time>
              </p>
              {[other.email, other.phone]
                .filter((way) => way !== null && way !== leadName(other))
                .map((way) => (
                  <bdi key={way} className="block text-muted [overflow-wrap:anywhere]">
                    {way}
                  </bdi>
                ))}
              {other.message && (
                <bdi className="mt-1 line-clamp-2 [overflow-wrap:anywhere]">{other.message}</bdi>
              )}
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Merge with ${leadName(other)}`}
              busy={join.isPending && join.variables === other.id}
              disabled={disabled}
              held={held || join.isPending}
              onClick={() => join.mutate(other.id)}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
