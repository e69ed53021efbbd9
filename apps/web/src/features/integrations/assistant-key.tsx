import type { Assistant } from '@foyer/contract/assistants'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'

export function AssistantKey({ assistant: { id, name, apiKey, isActive } }: { assistant: Assistant }) {
  return (
    <section aria-label="API key" className="flex flex-col gap-3">
      <h2 className="-mb-1 text-sm font-medium">API key</h2>
      <div className="flex items-center justify-between gap-3">
        <Badge className="font-mono">{apiKey.slice(0, 8)}…</Badge>
        <CopyButton text={apiKey} label="Copy Key" />
      </div>
      <p className="text-xs text-muted">
        The code below already includes it. Never put it on a web page. If it leaks, rotate it on the{' '}
        <TextLink href={`/bot/${id}?tab=api`}>assistant’s page</TextLink>.
      </p>
      {!isActive && (
        <p className="rounded-control bg-warn-wash px-3 py-2 text-xs text-warn">
          {name} is inactive, so requests are refused until you activate it.
        </p>
      )}
    </section>
  )
}
