import type { Webhook } from '@foyer/contract/webhooks'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { maskKey } from '../../shared/mask-key.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { formatMoment } from '../../ui/format.ts'

export function Secret({ webhook, name }: { webhook: Webhook; name: string }) {
  const { secret, previousSecretUntil } = webhook
  const [revealed, setRevealed] = useState(false)
  const Icon = revealed ? EyeOff : Eye
  return (
    <>
      <div className="mt-3 flex min-w-0 items-center gap-1 rounded-control border border-hairline bg-sunken py-1 pr-1 pl-3">
        <span className="mr-2 shrink-0 text-xs text-muted max-sm:sr-only">Signing secret</span>
        <code className="min-w-0 flex-1 font-mono text-xs break-all">
          {revealed ? secret : maskKey(secret)}
        </code>
        <IconButton
          label={`${revealed ? 'Hide' : 'Reveal'} secret for ${name}`}
          size="sm"
          aria-pressed={revealed}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon {...iconSize(18)} />
        </IconButton>
        <CopyButton text={secret} what={`secret for ${name}`} />
      </div>
      {previousSecretUntil && (
        <p className="mt-1.5 text-xs text-muted">
          The previous secret is also used until{' '}
          <time dateTime={previousSecretUntil}>{formatMoment(previousSecretUntil)}</time>.
        </p>
      )}
    </>
  )
}
