import type { Assistant } from '@foyer/contract/assistants'
import type { GonePage, GonePagesDecision } from '@foyer/contract/scans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { listQuery } from '../../lib/api/list-query.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { assistantDataKey, assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { SitePath } from '../../shared/site-path.tsx'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount } from '../../ui/format.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { PaginatedList } from './paginated-list.tsx'

const goneQuery = (assistantId: string) =>
  listQuery<GonePage>(
    [...assistantDataKey(assistantId), 'gone pages'],
    `/api/assistants/${assistantId}/gone-pages?limit=100`,
  )

type GonePagesNoteProps = {
  assistant: Pick<Assistant, 'id' | 'websiteUrl' | 'scan'>
  className?: string
}

export function GonePagesNote({ assistant: { id, websiteUrl, scan }, className }: GonePagesNoteProps) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const decide = useMutation({
    mutationFn: (decision: GonePagesDecision['decision']) =>
      api.post(`/api/assistants/${id}/gone-pages`, { decision, pages: scan.gonePages }),
    onSuccess: (_, decision) =>
      toast(
        decision === 'keep'
          ? { title: 'Pages kept', description: 'Your assistant keeps using them.' }
          : { title: 'Pages removed', description: 'Takes effect with the next question.' },
      ),
    onError: showFailure('Couldn’t save your decision'),
    onSettled: () =>
      Promise.all(
        [assistantDataKey(id), assistantsQuery.queryKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (!(scan.gonePages > 0)) return null
  const one = scan.gonePages === 1
  return (
    <section
      aria-label="Missing pages"
      className={cx(
        'flex flex-col gap-4 rounded-card border border-hairline bg-warn-wash p-4 text-sm',
        className,
      )}
    >
      <div className="flex gap-3">
        <FileX {...iconSize(20)} className="shrink-0 text-warn" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            {one ? '1 page is' : `${formatCount(scan.gonePages)} pages are`} no longer on your website
          </p>
          <p className="mt-0.5 text-muted">
            Your assistant still uses {one ? 'it' : 'them'}. Keep {one ? 'it' : 'them'} if your website is
            just being updated.
          </p>
          <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className="w-fit cursor-pointer py-1 font-medium">Show pages</summary>
            {open && (
              <div className="mt-2">
                <PaginatedList
                  query={goneQuery(id)}
                  noun="pages"
                  empty="No missing pages."
                  matches={({ url, title }, wanted) => `${url} ${title}`.toLowerCase().includes(wanted)}
                >
                  {(rows) => (
                    <ul className="flex flex-col gap-2">
                      {rows.map((page) => (
                        <li key={page.id}>
                          <SitePath url={page.url} website={websiteUrl} />
                          <span className="block text-xs text-muted">{page.reason}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </PaginatedList>
              </div>
            )}
          </details>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 sm:pl-8">
        {(['keep', 'remove'] as const).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'keep' ? 'primary' : 'secondary'}
            size="sm"
            className="max-sm:h-10 max-sm:flex-1"
            busy={decide.isPending && decide.variables === decision}
            held={decide.isPending}
            onClick={() => decide.mutate(decision)}
          >
            {decision === 'keep' ? 'Keep pages' : 'Remove pages'}
          </Button>
        ))}
      </div>
    </section>
  )
}
