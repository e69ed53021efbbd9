import type { Assistant } from '@foyer/contract/assistants'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function AssistantKey({ assistant: { id, name, apiKey, isActive } }: { assistant: Assistant }) {
  return (
    <section aria-label="API key" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <h2 className="text-sm font-medium">API key</h2>
          <Badge className="font-mono">{apiKey.slice(0, 8)}…</Badge>
        </div>
        <CopyButton text={apiKey} label="Copy Key" />
      </div>
      <p className="text-xs text-muted">
        It is filled into the code beside this. Keep it out of web pages, and replace it on the{' '}
        <TextLink href={`/bot/${id}?tab=api`}>assistant’s page</TextLink> if it got out.
      </p>
      {!isActive && (
        <p className="rounded-control bg-warn-wash px-3 py-2 text-xs text-warn">
          {name} is inactive: programs are refused until you switch it on.
        </p>
      )}
    </section>
  )
}
