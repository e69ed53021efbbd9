import type { ApiKey } from '@foyer/contract/keys'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { updateKeys } from './keys-query.ts'

type DialogProps = { apiKey: ApiKey; onClose: () => void }

export function RotateDialog({ apiKey, onClose }: DialogProps) {
  const rotate = useMutation({
    mutationFn: () => api.post<ApiKey>(`/api/keys/${apiKey.id}/rotate`),
    onSuccess: (fresh) => {
      updateKeys((keys) => keys.map((key) => (key.id === fresh.id ? fresh : key)))
      toast({ title: 'Success', description: 'API key rotated.' })
      onClose()
    },
    onError: showFailure('Failed to rotate API key', 'Your old key still works.'),
  })
  return (
    <ConfirmDialog
      title={`Rotate “${apiKey.name}”?`}
      description="The old key stops working immediately. Update every program that uses it."
      action="Rotate key"
      busy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    />
  )
}

export function RevokeDialog({ apiKey, onClose }: DialogProps) {
  const revoke = useMutation({
    mutationFn: () => api.delete(`/api/keys/${apiKey.id}`),
    onSuccess: () => {
      updateKeys((keys) => keys.filter(({ id }) => id !== apiKey.id))
      toast({ title: 'Success', description: 'API key revoked.' })
      onClose()
    },
    onError: showFailure('Failed to revoke API key', 'It still works. Please try again.'),
  })
  return (
    <ConfirmDialog
      title={`Revoke “${apiKey.name}”?`}
      description="It stops working immediately in every program that uses it. This can’t be undone."
      action="Revoke key"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  )
}
