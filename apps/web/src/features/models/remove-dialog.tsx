import type { ListedModel } from '@foyer/contract/models'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { refetchModels } from './models-query.ts'

export function RemoveDialog({ model, onClose }: { model: ListedModel; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => api.delete(`/api/operator/models/${model.id}`),
    onSuccess: async () => {
      await refetchModels()
      toast({ title: 'Success', description: 'Model removed.' })
      onClose()
    },
    onError: showFailure('Failed to remove the model', 'Please try again.'),
  })
  return (
    <ConfirmDialog
      title={`Remove ${model.name}?`}
      description={
        model.isDefault
          ? 'The built-in answerer takes over. The model’s key is deleted.'
          : 'The model’s key is deleted.'
      }
      action="Remove model"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
