import { Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'

type DropZoneProps = {
  hint: ReactNode
  disabled: boolean
  onFiles: (files: File[]) => void
  action: ReactNode
}

export function DropZone({ hint, disabled, onFiles, action }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button covers keyboard use.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      className={cx(
        'flex flex-col items-start gap-4 rounded-card border border-dashed p-4 transition-colors sm:flex-row sm:items-center sm:justify-between',
        over ? 'border-accent bg-wash' : 'border-control bg-sunken',
      )}
    >
      <p className="min-w-0 text-xs text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2 sm:shrink-0">
        <Button variant="secondary" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          <Upload {...iconSize(18)} /> Add files
        </Button>
        {action}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to add"
        accept=".pdf,.docx,.txt,.md,.csv,.tsv,application/pdf,text/plain,text/csv"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again after fixing it.
          target.value = ''
        }}
      />
    </div>
  )
}
