import type { ReactNode } from 'react'
import { scrollable } from '../focus/scrollable.ts'
import { CopyButton } from './copy-button.tsx'

type CodeBlockProps = {
  code: string
  label: string
  /** The code as markup, highlighted at build. */
  highlighted?: string
  /** The text to copy, if the shown code masks a secret. */
  copied?: string
  onCopied?: () => void
  actions?: ReactNode
}

export function CodeBlock({ code, label, highlighted, copied = code, onCopied, actions }: CodeBlockProps) {
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
        {highlighted === undefined ? (
          <code>{code}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build; filled-in values can't contain markup.
          <code dangerouslySetInnerHTML={{ __html: highlighted }} />
        )}
      </pre>
    </figure>
  )
}
