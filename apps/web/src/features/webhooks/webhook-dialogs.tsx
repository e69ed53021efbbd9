import type { Webhook } from '@foyer/contract/webhooks'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/browser.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { nameOf } from './webhook-row.tsx'
import { replaceWebhook, updateWebhooks } from './webhooks-query.ts'

type DialogProps = { webhook: Webhook; onClose: () => void }

export function RotateDialog({ webhook, onClose }: DialogProps) {
  const rotate = useMutation({
    mutationFn: () => api.post<Webhook>(`/api/webhooks/${webhook.id}/rotate`),
    onSuccess: (fresh) => {
      replaceWebhook(fresh)
      toast({ title: 'Success', description: 'Secret rotated.' })
      onClose()
    },
    onError: showFailure('Failed to rotate the secret', 'The secret is still the same.'),
  })
  return (
    <ConfirmDialog
      title={`Rotate the secret of “${nameOf(webhook)}”?`}
      description="For 24 hours what is sent is signed with both, so that you can change over without losing anything. A secret that was rotated before ends now."
      action="Rotate secret"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    />
  )
}

export function DeleteDialog({ webhook, onClose }: DialogProps) {
  const end = useMutation({
    mutationFn: () => api.delete(`/api/webhooks/${webhook.id}`),
    onSuccess: () => {
      updateWebhooks((webhooks) => webhooks.filter(({ id }) => id !== webhook.id))
      toast({ title: 'Success', description: 'Webhook deleted.' })
      onClose()
    },
    onError: showFailure('Failed to delete the webhook', 'It is still there. Please try again.'),
  })
  return (
    <ConfirmDialog
      title={`Delete “${nameOf(webhook)}”?`}
      description="Nothing is sent there any more, also what is being tried again. Its log and its secret go with it."
      action="Delete webhook"
      danger
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
  )
}
