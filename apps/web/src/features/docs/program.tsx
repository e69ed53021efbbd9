import { loadSample } from 'virtual:samples'
import { type SampleId, samples } from '@foyer/samples/catalogue'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveText } from '../../lib/api/download.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { chunk } from '../../ui/loading/chunk.tsx'
import { LazyPart } from '../../ui/loading/lazy.tsx'
import { useReader } from './reader.tsx'

type HighlightedCode = { text: string; html: string }

/** Code with the reader’s values. The key is masked on screen but copied in full. */
export function ReaderCode({ label, text, html, file }: HighlightedCode & { label: string; file?: string }) {
  const { filled, shown } = useReader()
  const whole = filled(text)
  return (
    <CodeBlock
      label={label}
      code={whole}
      highlighted={shown(html)}
      actions={
        file && (
          <Button variant="ghost" size="sm" onClick={() => saveText(whole, file)}>
            <Download {...iconSize(18)} /> Download
          </Button>
        )
      }
    />
  )
}

const sampleChunks = Object.fromEntries(
  samples.map(({ id, file }) => [
    id,
    chunk(async () => {
      const { text, html } = await loadSample[id]()
      return { default: () => <ReaderCode label={file} text={text} html={html} file={file} /> }
    }),
  ]),
)

export const preloadSample = (id: SampleId): Promise<unknown> => sampleChunks[id]!.preload().catch(() => {})

export function SampleChoice({ ids }: { ids: string[] }) {
  const found = ids.map((id) => samples.find((sample) => sample.id === id)!)
  const [chosen, choose] = useState<SampleId>(found[0]!.id)
  const sample = found.find(({ id }) => id === chosen)!
  return (
    <div className="flex flex-col gap-3">
      {found.length > 1 && (
        <SegmentedControl
          label="Language"
          choices={found.map(({ id, label }) => [id, label] as const)}
          value={chosen}
          onChoose={choose}
        />
      )}
      {sample.install && (
        <p className="text-sm text-muted">
          Install: <code className="rounded-xs bg-sunken px-1 font-mono text-xs">{sample.install}</code>
        </p>
      )}
      <LazyPart
        key={chosen}
        chunk={sampleChunks[chosen]!}
        props={{}}
        waiting={<Skeleton className="h-64 rounded-card" />}
      />
    </div>
  )
}
