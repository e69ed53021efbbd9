import { CopyButton } from './copy-button.tsx'
import { scrollable } from './scrollable.ts'

type CodeBlockProps = {
  code: string
  label: string
  /** For code that shows a secret only in part. */
  copied?: string
  onCopied?: () => void
}

/** Code as it is to be copied, whole. */
export function CodeBlock({ code, label, copied = code, onCopied }: CodeBlockProps) {
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-sunken">
      <figcaption className="flex items-center justify-between gap-4 border-b border-hairline py-1.5 pr-2 pl-4 text-xs text-muted">
        {label}
        <CopyButton text={copied} label="Copy" variant="ghost" {...(onCopied && { onCopied })} />
      </figcaption>
      <pre {...scrollable} className="overflow-x-auto p-4 font-mono text-xs leading-relaxed">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
