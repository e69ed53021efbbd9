import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { scrollable } from './scrollable.ts'

type CodeBlockProps = {
  code: string
  label: string
  /** The same code as markup that the build coloured. */
  coloured?: string
  /** For code that shows a secret only in part. */
  copied?: string
  onCopied?: () => void
  /** What else can be done with it, beside copying. */
  actions?: ReactNode
}

/** Code as it is to be copied, whole. */
export function CodeBlock({ code, label, coloured, copied = code, onCopied, actions }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-hairline bg-sunken">
      <figcaption className="flex items-center gap-1 border-b border-hairline py-1.5 pr-2 pl-4 text-xs text-muted">
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        {actions}
        <CopyButton text={copied} label="Copy" variant="ghost" {...(onCopied && { onCopied })} />
      </figcaption>
      <pre
        {...scrollable}
        className="code text-ink max-h-[34rem] overflow-auto overscroll-x-contain p-4 font-mono text-xs leading-relaxed"
      >
        {coloured === undefined ? (
          <code>{code}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build; what is filled in can't hold markup.
          <code dangerouslySetInnerHTML={{ __html: coloured }} />
        )}
      </pre>
    </figure>
  )
}
