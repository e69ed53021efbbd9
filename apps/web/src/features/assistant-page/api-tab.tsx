import type { Assistant } from '@foyer/contract/assistants'
import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { maskKey, maskKeyInCode } from '../../shared/mask-key.ts'
import { SampleCode } from '../../shared/sample-code.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Part } from './part.tsx'

type ApiTabProps = { assistant: Assistant; onRotated: (fresh: Assistant) => void }

function RotateDialog({ assistant, onRotated, onClose }: ApiTabProps & { onClose: () => void }) {
  const rotate = useMutation({
    mutationFn: () => api.post<Assistant>(`/api/assistants/${assistant.id}/rotate-key`),
    onSuccess: (fresh) => {
      onRotated(fresh)
      toast({ title: 'Success', description: 'API key rotated' })
      onClose()
    },
    onError: showFailure('Failed to rotate the key', 'Your old key still works.'),
  })
  return (
    <ConfirmDialog
      title="Rotate this key?"
      description="The old key stops working immediately. Update every bot and program that uses it."
      action="Rotate key"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    />
  )
}

export function ApiTab({ assistant, onRotated }: ApiTabProps) {
  const { id, apiKey } = assistant
  const [revealed, setRevealed] = useState(false)
  const [rotating, setRotating] = useState(false)
  const Icon = revealed ? EyeOff : Eye
  const shownKey = revealed ? apiKey : maskKey(apiKey)
  return (
    <div className="flex flex-col gap-6">
      <Part
        title="API key"
        about="Calls this assistant from your own code. Never put it on a web page."
        action={
          <Button variant="secondary" size="sm" onClick={() => setRotating(true)}>
            <RotateCw {...iconSize(18)} /> Rotate
          </Button>
        }
      >
        <div className="flex items-center gap-1 rounded-control border border-hairline bg-sunken py-1 pr-1 pl-3">
          <code className="min-w-0 flex-1 font-mono text-xs break-all">{shownKey}</code>
          <IconButton
            label={revealed ? 'Hide key' : 'Reveal key'}
            size="sm"
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon {...iconSize(18)} />
          </IconButton>
          <CopyButton text={apiKey} />
        </div>
      </Part>
      <Part
        title="Try it out"
        about={
          <span>
            Copy and run it. Find more languages, Discord and Telegram under{' '}
            <TextLink href={`/api-integration?assistant=${id}`}>API Integration</TextLink>.
          </span>
        }
      >
        <SampleCode
          id="ask-curl"
          values={{ baseUrl: window.location.origin, assistantId: id, apiKey }}
          shown={{ apiKey: revealed ? apiKey : maskKeyInCode(apiKey) }}
        />
      </Part>
      {rotating && (
        <RotateDialog assistant={assistant} onRotated={onRotated} onClose={() => setRotating(false)} />
      )}
    </div>
  )
}
