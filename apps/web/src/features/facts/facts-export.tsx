import type { FactFormat } from '@foyer/contract/facts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Braces, Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { saveFile } from '../../lib/api/download.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { assistantDataKey } from '../../shared/assistants/assistant-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { factsPath } from './check-query.ts'

const downloadPath = (assistantId: string, format: FactFormat) =>
  `${factsPath(assistantId)}/download?format=${format}`

const schemaQuery = (assistantId: string) =>
  queryOptions({
    // Shares the prefix of the facts, so that it is refetched with them.
    queryKey: [...assistantDataKey(assistantId), 'facts as schema'],
    queryFn: async ({ signal }) =>
      (await api.response('GET', downloadPath(assistantId, 'schema'), undefined, { signal })).text(),
    staleTime: 0,
  })

const formats: readonly (readonly [FactFormat, string, ending: string])[] = [
  ['csv', 'CSV', 'csv'],
  ['json', 'JSON', 'json'],
  ['schema', 'schema.org', 'jsonld'],
]

export function FactsExport({ assistantId }: { assistantId: string }) {
  const [showing, setShowing] = useState(false)
  const download = useMutation({
    mutationFn: ([format, , ending]: (typeof formats)[number]) =>
      saveFile(downloadPath(assistantId, format), `facts.${ending}`),
    onSuccess: () => toast({ title: 'Downloaded' }),
    onError: showFailure('Failed to download facts', 'Please check your connection and try again.'),
  })
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format[0]}
          variant="secondary"
          size="sm"
          aria-label={`Download as ${format[1]}`}
          held={download.isPending}
          onClick={() => download.mutate(format)}
        >
          <Download {...iconSize(18)} /> {format[1]}
        </Button>
      ))}
      <Button variant="secondary" size="sm" onClick={() => setShowing(true)}>
        <Braces {...iconSize(18)} /> JSON-LD for your website
      </Button>
      {showing && <JsonLdDialog assistantId={assistantId} onClose={() => setShowing(false)} />}
    </div>
  )
}

/** The server escapes anything that could close the script element. */
const scriptOf = (data: string) => `<script type="application/ld+json">\n${data.trim()}\n</script>`

function JsonLdDialog({ assistantId, onClose }: { assistantId: string; onClose: () => void }) {
  const read = useQuery(schemaQuery(assistantId))
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="JSON-LD for your website"
      description="Paste it into the head of your home page to tell search engines who you are, when you’re open and what you offer."
    >
      {isFirstLoad(read) && <Skeleton className="h-64 rounded-card" />}
      {hasFailedToLoad(read) && (
        <ErrorState
          level={3}
          title="Couldn’t load the code"
          actions={<Button onClick={() => read.refetch()}>Try again</Button>}
        >
          Your facts are safe. Please try again.
        </ErrorState>
      )}
      {read.data !== undefined && (
        <div className="flex flex-col gap-4">
          <CodeBlock code={scriptOf(read.data)} label="schema.org LocalBusiness" />
          <p className="text-xs text-muted">
            Excludes unanswered questions, seasonal hours without dates and prices without a currency. Copy it
            again after your facts change.
          </p>
        </div>
      )}
    </Dialog>
  )
}
