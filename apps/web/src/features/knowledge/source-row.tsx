import type { OwnSource } from '@foyer/contract/sources'
import { FileSpreadsheet, FileText, NotebookPen, Pencil, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { formatFileSize, formatPlural } from '../../ui/format.ts'
import { Spinner } from '../../ui/layout/spinner.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { kindOf } from './source-kind.ts'
import type { Upload } from './use-uploads.ts'

const row = 'flex items-start gap-3 border-t border-hairline py-3 first:border-t-0'
const mark = 'mt-px shrink-0 text-muted'

function Mark({ source: { kind, type } }: { source: OwnSource }) {
  const Icon = kind === 'text' ? NotebookPen : type === 'text/csv' ? FileSpreadsheet : FileText
  return <Icon {...iconSize(20)} className={mark} />
}

type SourceRowProps = { source: OwnSource; uses: ReactNode; onEdit: () => void; onRemove: () => void }

export function SourceRow({ source, uses, onEdit, onRemove }: SourceRowProps) {
  const { name, size, characters, shortened, url } = source
  return (
    <li className={row}>
      <Mark source={source} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-left font-medium wrap-anywhere">
          {name}
        </p>
        <p className="figures mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
          <span>
            {kindOf(source)}, {formatFileSize(size)}
          </span>
          {url && (
            <TextLink href={url} target="_blank" rel="noreferrer">
              Linked
            </TextLink>
          )}
          {uses}
        </p>
        {shortened && (
          <p className="mt-1 text-xs text-warn">
            Too long: only its first {formatPlural(characters, 'character')} are used.
          </p>
        )}
      </div>
      <div className="flex max-sm:flex-col">
        <IconButton label={`Edit ${name}`} size="sm" onClick={onEdit}>
          <Pencil {...iconSize(18)} />
        </IconButton>
        <IconButton label={`Delete ${name}`} size="sm" onClick={onRemove}>
          <Trash2 {...iconSize(18)} />
        </IconButton>
      </div>
    </li>
  )
}

export function UploadRow({
  upload: { name, failed },
  onDismiss,
}: {
  upload: Upload
  onDismiss: () => void
}) {
  return (
    <li className={row}>
      {failed === null ? (
        <span className={mark}>
          <Spinner size={20} />
        </span>
      ) : (
        <FileText {...iconSize(20)} className="mt-px shrink-0 text-bad" />
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-left font-medium wrap-anywhere">
          {name}
        </p>
        <LiveText className={failed === null ? 'mt-0.5 text-xs text-muted' : 'mt-0.5 text-xs text-bad'}>
          {failed ?? 'Reading…'}
        </LiveText>
      </div>
      {failed !== null && (
        <IconButton label={`Dismiss ${name}`} size="sm" onClick={onDismiss}>
          <X {...iconSize(18)} />
        </IconButton>
      )}
    </li>
  )
}
