import type { FactFormat } from '@foyer/contract/facts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Braces, Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/failed-read.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { assistantDataKey } from '../../shared/assistant-queries.ts'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-store.ts'
import { factsPath } from './check-query.ts'

const downloadPath = (assistantId: string, format: FactFormat) =>
  `${factsPath(assistantId)}/download?format=${format}`

const schemaQuery = (assistantId: string) =>
  queryOptions({
    // Begins with the words of what facts are read with, so that it is read again when they change.
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

/** Facts to take along: as files, and as a block for the owner's own website. */
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
        <Braces {...iconSize(18)} /> JSON-LD for your own site
      </Button>
      {showing && <JsonLdDialog assistantId={assistantId} onClose={() => setShowing(false)} />}
    </div>
  )
}

/** The server writes no sign into it that could end the element. */
const scriptOf = (data: string) => `<script type="application/ld+json">\n${data.trim()}\n</script>`

function JsonLdDialog({ assistantId, onClose }: { assistantId: string; onClose: () => void }) {
  const read = useQuery(schemaQuery(assistantId))
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="JSON-LD for your own site"
      description="Paste it into the head of your home page. Search engines read there who you are, when you are open and what you offer."
    >
      {isFirstLoad(read) && <Skeleton className="h-64 rounded-card" />}
      {hasFailedToLoad(read) && (
        <ErrorState
          level={3}
          title="The block could not be loaded"
          actions={<Button onClick={() => read.refetch()}>Try again</Button>}
        >
          Your facts are fine. Only this copy of them is missing.
        </ErrorState>
      )}
      {read.data !== undefined && (
        <div className="flex flex-col gap-4">
          <CodeBlock code={scriptOf(read.data)} label="schema.org LocalBusiness" />
          <p className="text-xs text-muted">
            Questions you have not answered, hours of a season without dates and prices without a currency are
            left out. Copy it again when your facts have changed.
          </p>
        </div>
      )}
    </Dialog>
  )
}
