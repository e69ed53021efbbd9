import type { Webhook } from '@foyer/contract/webhooks'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
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
    onError: showFailure('Failed to rotate the secret', 'The secret hasn’t changed.'),
  })
  return (
    <ConfirmDialog
      title={`Rotate the secret of “${nameOf(webhook)}”?`}
      description="For 24 hours, requests are signed with both secrets, so you can switch without losing events. Any earlier secret stops working now."
      action="Rotate secret"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    />
  )
}

export function DeleteDialog({ webhook, onClose }: DialogProps) {
  const remove = useMutation({
    mutationFn: () => api.delete(`/api/webhooks/${webhook.id}`),
    onSuccess: () => {
      updateWebhooks((webhooks) => webhooks.filter(({ id }) => id !== webhook.id))
      toast({ title: 'Success', description: 'Webhook deleted.' })
      onClose()
    },
    onError: showFailure('Failed to delete the webhook', 'Please try again.'),
  })
  return (
    <ConfirmDialog
      title={`Delete “${nameOf(webhook)}”?`}
      description="Deliveries and retries stop. Its log and secret are deleted too."
      action="Delete webhook"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
