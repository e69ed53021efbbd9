import { loadSample } from 'virtual:samples'
import { type SampleId, samples } from '@foyer/samples/catalogue'
import { fill, type SampleValues } from '@foyer/samples/fill'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveText } from '../lib/api/download.ts'
import { hasFailedToLoad } from '../lib/api/query-state.ts'
import { Button } from '../ui/controls/button.tsx'
import { CodeBlock } from '../ui/controls/code-block.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'

const sampleQuery = (id: SampleId) =>
  queryOptions({
    queryKey: ['sample', id],
    queryFn: () => loadSample[id](),
    staleTime: Number.POSITIVE_INFINITY,
  })

type SampleCodeProps = {
  id: SampleId
  values: Partial<SampleValues>
  /** Masked values to display in place of secrets. */
  shown?: Partial<SampleValues>
}

export function SampleCode({ id, values, shown }: SampleCodeProps) {
  const sample = useQuery(sampleQuery(id))
  const { file } = samples.find((each) => each.id === id)!
  if (hasFailedToLoad(sample))
    return (
      <ErrorState
        title="Couldn’t load this program"
        level={3}
        actions={<Button onClick={() => sample.refetch()}>Try again</Button>}
      >
        Check your connection and try again.
      </ErrorState>
    )
  if (!sample.data) return <Skeleton className="h-64 rounded-card" />
  const { text, html } = sample.data
  const whole = fill(text, values)
  return (
    <CodeBlock
      label={file}
      code={whole}
      highlighted={fill(html, { ...values, ...shown })}
      actions={
        <Button variant="ghost" size="sm" onClick={() => saveText(whole, file)}>
          <Download {...iconSize(18)} /> Download
        </Button>
      }
    />
  )
}
